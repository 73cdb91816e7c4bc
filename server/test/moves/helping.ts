import { newId } from '../../src/platform/ids.ts';
import type { Browser } from '../browser.ts';
import type { PersonInTest } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { MovingCompany } from './use-moving.ts';

/** Links of moves, and people who help by them, through the front door. */
export const helpingOf = (app: TestApp, { boss, moving }: MovingCompany) => {
  /** A move-in of a chair, of which there are two. */
  const chairs = async () => {
    const bin = await moving.house.bin();
    const item = await moving.house.item({ name: 'Chair' });
    const units = await moving.house.units(2, { itemId: item.id, locationId: bin });
    const { move, staging } = await moving.moveIn([{ itemId: item.id, quantity: 1 }]);
    return { id: move.id as string, units: units.map(({ id }) => id), staging, item };
  };

  const linkFor = async (id: string, person: PersonInTest = boss, body: object = {}) => {
    const { status, body: link, text } = await person.post(`/moves/${id}/helper-links`, body);
    if (status !== 201) throw new Error(text);
    return {
      id: link.id as string,
      token: (link.url as string).replace('https://archway.example/help/', ''),
      link,
    };
  };

  const join = async (token: string, name = 'Jo Nash') => {
    const browser = app.browser();
    const { status, body, text } = await browser.post('/helper-links/join', { token, name });
    if (status !== 201) throw new Error(text);
    browser.keep(body);
    return Object.assign(browser, { user: body.user, rules: body.userAbilityRules });
  };

  const record = async (person: Browser, kind: string, more: Record<string, unknown>) => {
    const event = { id: newId(), at: app.services.clock.now().toISOString(), kind, ...more };
    const sentAt = app.services.clock.now().toISOString();
    const { status, body, text } = await person.post('/scans', { device: newId(), sentAt, events: [event] });
    if (status !== 200) throw new Error(text);
    return { ...body.events[0], id: event.id };
  };

  const eventsOf = async (id: string, person: Browser = boss) =>
    (await person.get(`/moves/${id}/events`)).body.rows;

  return { chairs, linkFor, join, record, eventsOf };
};
