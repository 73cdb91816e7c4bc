import { os, sender } from '../platform/http/front-door.ts';
import { uploadPicture } from './upload-picture.ts';

export const pictureRoutes = {
  upload: os.pictures.upload
    .use(sender)
    .handler(({ context: { actor, change, services }, input }) =>
      uploadPicture(services, actor, input.file, change),
    ),
};
