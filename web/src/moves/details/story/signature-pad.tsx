import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import classes from './story.module.css';

type PadProps = {
  /** The name by which it is known to whoever does not see it. */
  label: string;
  /** What draws, once it is there. */
  onReady: (pad: SignaturePad) => void;
};

/** Ink on paper, in the dark too: what is drawn is printed and shown elsewhere. */
const [ink, paper] = ['#1c1917', '#ffffff'];

/** Glass to sign on, with a finger, a pen or a mouse. What was drawn stays when a phone is turned. */
export const SignatureGlass = ({ label, onReady }: PadProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ready = useRef(onReady);
  useEffect(() => {
    if (!canvas.current) return;
    const glass = canvas.current;
    const pad = new SignaturePad(glass, {
      penColor: ink,
      backgroundColor: paper,
      minWidth: 0.8,
      maxWidth: 2.6,
    });
    const resize = () => {
      const sharpness = Math.max(devicePixelRatio, 1);
      const drawn = pad.toData();
      glass.width = glass.offsetWidth * sharpness;
      glass.height = glass.offsetHeight * sharpness;
      glass.getContext('2d')?.scale(sharpness, sharpness);
      pad.fromData(drawn);
    };
    resize();
    const watching = new ResizeObserver(resize);
    watching.observe(glass);
    ready.current(pad);
    return () => {
      watching.disconnect();
      pad.off();
    };
  }, []);
  return <canvas ref={canvas} className={classes.glass} role="img" aria-label={label} />;
};

/** The picture of it. Whoever signed by typing has their name drawn. */
export const signaturePicture = (pad: SignaturePad, canvas: HTMLCanvasElement, name: string) => {
  if (pad.isEmpty()) {
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = ink;
      context.font = 'italic 32px serif';
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(name, canvas.offsetWidth / 2, canvas.offsetHeight / 2, canvas.offsetWidth - 32);
    }
  }
  return new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
};
