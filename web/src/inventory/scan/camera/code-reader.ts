import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { SeenCode } from './choose-code.ts';

/** The reader's own part comes from this origin, like everything else. */
prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });

/** What our labels carry, and what makers print on boxes. */
const detector = new BarcodeDetector({
  formats: ['qr_code', 'data_matrix', 'code_128', 'code_39', 'ean_13', 'upc_a'],
});

/** Every code in the picture that the video shows now. */
export const readCodes = async (video: HTMLVideoElement): Promise<SeenCode[]> => {
  const codes = await detector.detect(video);
  return codes.map(({ rawValue, boundingBox: { x, y, width, height } }) => ({
    text: rawValue,
    x: (x + width / 2) / video.videoWidth,
    y: (y + height / 2) / video.videoHeight,
  }));
};
