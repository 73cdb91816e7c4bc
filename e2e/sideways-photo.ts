import sharp from 'sharp';

/** A photo as a phone takes it: three by two as it is stored, turned upright by what stands beside it, and with the place it was taken at. */
export const sidewaysPhoto = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a0522d' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
