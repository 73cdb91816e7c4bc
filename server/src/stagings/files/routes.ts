import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { addFile } from './add-file.ts';
import { downloadFile } from './download-file.ts';
import { listFiles } from './list-files.ts';
import { removeFile } from './remove-file.ts';
import { renameFile } from './rename-file.ts';

const { stagings } = os;

export const stagingFileRoutes = {
  files: serve(stagings.files, listFiles),
  addFile: serve(stagings.addFile, addFile),
  renameFile: serve(stagings.renameFile, renameFile),
  removeFile: serve(stagings.removeFile, removeFile),
  downloadFile: serve(stagings.downloadFile, downloadFile),
};
