import { type DragEvent, useState } from 'react';

/** What an element takes on which files are dropped: those go to `take`, and `data-over` tells that they hang above it. */
export const useFileDrop = (take: (files: readonly File[]) => void) => {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
};
