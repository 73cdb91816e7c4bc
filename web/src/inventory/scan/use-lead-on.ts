import type { Scanned } from '@archway/contract/inventory/scan';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isDoneWith } from './scanned-things.ts';

/** A move has screens of its own: whoever comes by the address of its label is led on, and back does not lead here again. */
export const useLeadOn = (code: string | undefined, data: Scanned | undefined) => {
  const navigate = useNavigate();
  const move = data?.kind === 'move' ? data : undefined;
  useEffect(() => {
    if (!move || code === undefined) return;
    let isOver = false;
    const lead = async () => {
      const next = await isDoneWith(move, code);
      if (typeof next === 'object' && !isOver) await navigate({ ...next, replace: true });
    };
    void lead();
    return () => {
      isOver = true;
    };
  }, [code, move, navigate]);
};
