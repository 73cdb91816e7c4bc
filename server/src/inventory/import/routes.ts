import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
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
