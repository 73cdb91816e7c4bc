import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { startApply } from './apply/start-apply.ts';
import { listProblems } from './check/list-problems.ts';
import { readAgain } from './check/read-again.ts';
import { startCheck } from './check/start-check.ts';
import { takeProblems } from './check/take-problems.ts';
import { getImport } from './get-import.ts';
import { listImports } from './list-imports.ts';
import { sendPictures } from './pictures/send-pictures.ts';
import { cancelImport } from './run/cancel-import.ts';
import { sendSheet } from './send-sheet.ts';

const { imports } = os;

export const importRoutes = {
  list: serve(imports.list, listImports),
  create: serve(imports.create, sendSheet),
  get: serve(imports.get, getImport),
  read: serve(imports.read, readAgain),
  sendPictures: serve(imports.sendPictures, sendPictures),
  check: serve(imports.check, startCheck),
  problems: serve(imports.problems, listProblems),
  problemsFile: serve(imports.problemsFile, takeProblems),
  apply: serve(imports.apply, startApply),
  cancel: serve(imports.cancel, cancelImport),
};
