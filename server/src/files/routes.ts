import { os } from '../platform/http/front-door.ts';
import { serve } from '../platform/http/serve.ts';
import { uploadPicture } from './upload-picture.ts';

const { pictures } = os;

export const pictureRoutes = {
  upload: serve(pictures.upload, uploadPicture),
};
