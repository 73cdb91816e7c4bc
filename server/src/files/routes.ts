import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { uploadPicture } from './upload-picture.ts';

const { pictures } = os;

export const pictureRoutes = {
  upload: serve(pictures.upload, uploadPicture),
};
