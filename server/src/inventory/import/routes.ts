import { member, os, sender } from '../../platform/http/front-door.ts';
import { cancelImport } from './cancel-import.ts';
import { getImport } from './get-import.ts';
import { listImports } from './list-imports.ts';
import { listProblems } from './list-problems.ts';
import { readAgain } from './read-again.ts';
import { sendPictures } from './send-pictures.ts';
import { sendSheet } from './send-sheet.ts';
import { startApply } from './start-apply.ts';
import { startCheck } from './start-check.ts';
import { takeProblems } from './take-problems.ts';

const { imports } = os;

export const importRoutes = {
  list: imports.list.use(member).handler(({ context: { db, actor } }) => listImports(db, actor)),
  create: imports.create
    .use(sender)
    .handler(({ context: { change, services }, input }) => sendSheet(services, input.file, change)),
  get: imports.get.use(member).handler(({ context: { db, actor }, input }) => getImport(db, actor, input.id)),
  read: imports.read.use(member).handler(({ context: { db, actor }, input }) => readAgain(db, actor, input)),
  sendPictures: imports.sendPictures
    .use(sender)
    .handler(({ context: { change }, input }) => sendPictures(change, input)),
  check: imports.check
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => startCheck(db, actor, services, input)),
  problems: imports.problems
    .use(member)
    .handler(({ context: { db, actor }, input }) => listProblems(db, actor, input)),
  problemsFile: imports.problemsFile
    .use(sender)
    .handler(({ context: { change, actor, services }, input }) =>
      takeProblems(services, change, actor, input.id),
    ),
  apply: imports.apply
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => startApply(db, actor, services, input)),
  cancel: imports.cancel
    .use(member)
    .handler(({ context: { db, actor }, input }) => cancelImport(db, actor, input.id)),
};
