import type { ItemId, OrgId, PropertyId, StagingId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { FastifyBaseLogger } from 'fastify';
import { mailResetLink } from './auth/password/request-reset.ts';
import type { Config } from './config.ts';
import { servePictures } from './files/serve-pictures.ts';
import { sweepArriving } from './files/sweep-arriving.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { applyImport } from './inventory/import/apply/apply-import.ts';
import { checkImport } from './inventory/import/check/check-import.ts';
import { importRefOf } from './inventory/import/run/import-work.ts';
import { sweepImports } from './inventory/import/run/sweep-imports.ts';
import { wakeImports } from './inventory/import/run/wake-imports.ts';
import { calendarMoves } from './moves/calendar/calendar-moves.ts';
import { isShownToHelper } from './moves/helpers/shown-to-helper.ts';
import { markOnMove } from './moves/list-present.ts';
import { markPresent } from './organizations/memberships/mark-seen.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/connections/open-database.ts';
import { makeDb } from './platform/db/db.ts';
import { sweep } from './platform/db/requests/sweep.ts';
import { openFileStorage } from './platform/files/open-file-storage.ts';
import { serveApi } from './platform/http/calls/api.ts';
import { readsItself } from './platform/http/calls/reads-itself.ts';
import { serveDocs } from './platform/http/docs/docs.ts';
import { serveHealth } from './platform/http/load/health.ts';
import { makeLimits } from './platform/http/load/limits.ts';
import { makeServer } from './platform/http/server.ts';
import { answerOtherSites } from './platform/http/web/other-sites.ts';
import { serveBelow } from './platform/http/web/serve-below.ts';
import { serveWebApp } from './platform/http/web/web-app.ts';
import type { JobHandlers } from './platform/jobs/worker.ts';
import { makeAnnouncer } from './platform/live/announcer.ts';
import { openHub } from './platform/live/hub.ts';
import { serveLive } from './platform/live/serve-live.ts';
import { serveMailPage } from './platform/mail/mail-page.ts';
import { servesMailPage } from './platform/mail/mail-page-rules.ts';
import { makeMailer } from './platform/mail/mailer.ts';
import { makePresence } from './platform/presence/presence.ts';
import type { Services } from './platform/services.ts';
import type { Passwords } from './platform/tokens/passwords.ts';
import { rememberAccess } from './platform/tokens/remember-access.ts';
import { makeSealedText } from './platform/tokens/sealed-text.ts';
import { signingKeys } from './platform/tokens/signing-keys.ts';
import { makeTokens } from './platform/tokens/tokens.ts';
import { locateProperty } from './properties/locate/locate-property.ts';
import { router } from './router.ts';
import { tellBumped } from './stagings/bumped/tell-bumped.ts';
import { serveCalendars } from './stagings/feeds/serve-calendars.ts';
import { endDay } from './stagings/nightly/end-day.ts';
import { wakeNights } from './stagings/nightly/wake-nights.ts';
import { settlePins } from './stagings/promises/settle-pins.ts';

export type AppParts = {
  config: Config;
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  tokenSecrets: readonly string[];
  passwords: Passwords;
};

/** The whole server as a value: used by main and, on a port of its own, by tests. */
export const makeApp = async ({ config, database, clock, log, tokenSecrets, passwords }: AppParts) => {
  const side = makeDb(database.side);
  const announcer = makeAnnouncer(side, log);
  const services: Services = {
    config,
    clock,
    db: makeDb(database.transactions, announcer.tell),
    longReads: makeDb(database.longReads),
    tokens: rememberAccess(makeTokens(await signingKeys(tokenSecrets), clock), clock),
    passwords,
    sealed: makeSealedText(tokenSecrets),
    limits: makeLimits(side, clock),
    presence: makePresence({
      clock,
      mark: (orgId, userId, now) => side.inOrg(orgId, (db) => markPresent(db, userId, now)),
      markOnMove: (orgId, seen) => side.inOrg(orgId, (db) => markOnMove(db, seen)),
      onFailure: (error) => log.warn({ err: error }, 'that somebody was here was not written down'),
    }),
    mailer: makeMailer(config),
    fileStorage: openFileStorage(config),
    log,
  };
  const server = await makeServer(config, log, readsItself);
  serveBelow(server, config);
  answerOtherSites(server, config);
  serveHealth(server, side, database.transactions);
  // What is not asked for is not loaded: a start is mostly the loading of files.
  if (config.METRICS_TOKEN)
    (await import('./platform/http/load/metrics.ts')).serveMetrics(server, config.METRICS_TOKEN);
  if (servesMailPage(config)) serveMailPage(server, side, config);
  serveDocs(server, config);
  serveApi(server, router, services);
  servePictures(server, services, isShownToHelper);
  serveCalendars(server, services, calendarMoves);
  serveLive(server, services, openHub(database.ownerTarget, log));
  await serveWebApp(server, config);

  const settling = setInterval(
    () => void services.limits.settle().catch((error) => log.warn({ err: error }, 'limits were not settled')),
    1000,
  ).unref();
  server.addHook('onClose', async () => {
    clearInterval(settling);
    server.load.stop();
    await Promise.all([announcer.allTold(), services.presence.allWritten()]);
  });

  const sendMail = config.SMTP_URL
    ? (await import('./platform/mail/send-mail.ts')).makeSendMail(config, side, clock)
    : undefined;
  const importServices = { ...services, side };
  const jobs: JobHandlers = {
    'send-mail': async ({ mailId }) => {
      if (mailId) await sendMail?.(mailId);
    },
    'mail-reset': ({ email = '', language, ip = '' }) =>
      mailResetLink(services, { email, language: language as Language, ip }), // askForReset is the only writer
    'check-import': (payload) => checkImport(importServices, importRefOf(payload)),
    'apply-import': (payload) => applyImport(importServices, importRefOf(payload)),
    'wake-imports': () => wakeImports(side, clock),
    'tell-bumped': ({ orgId, stagingId }) =>
      tellBumped({ ...services, db: side }, orgId as OrgId, stagingId as StagingId), // `bump` is the only writer
    'locate-property': ({ orgId, propertyId }) =>
      locateProperty({ ...services, db: side }, orgId as OrgId, propertyId as PropertyId), // `haveLocated` is the only writer
    'settle-pins': ({ orgId, itemId }) =>
      settlePins({ ...services, db: side }, orgId as OrgId, itemId as ItemId), // `bump_pins` is the only writer
    'wake-nights': () => wakeNights(side, clock),
    'end-day': ({ orgId }) => endDay({ ...services, db: side }, orgId as OrgId), // `wakeNights` is the only writer
    sweep: async () => {
      await side.transaction((db) => sweep(db, clock.now()));
      await sweepArriving({ db: side, clock });
      await sweepFiles({ ...services, db: side });
      await sweepImports(side, clock);
    },
  };
  return { server, services, jobs };
};
