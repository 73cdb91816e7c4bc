const size = { width: 32, height: 18 };
let canvas: HTMLCanvasElement | undefined;

/** Whether hardly any light falls into the camera: of 255, a basement without a lamp has less than this. */
export const isDark = (video: HTMLVideoElement): boolean => {
  canvas ??= Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.drawImage(video, 0, 0, size.width, size.height);
  const { data } = pen.getImageData(0, 0, size.width, size.height);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  return sum / (size.width * size.height * 3) < 24;
};
