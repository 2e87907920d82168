import { useRef, useState } from 'react';
import type { Point, Proof } from './use-challenge.ts';

type Options = {
  check: (at: Point | Point[]) => Promise<Proof | null>;
  onProved: (p: Proof) => void;
  /** ms that the success stays before `onProved`. */
  closeAfter: number;
};

/** The check of a solution, and the seconds from `begin` to `finish`. */
export const useTimedCheck = ({ check, onProved, closeAfter }: Options) => {
  const [seconds, setSeconds] = useState(0);
  const began = useRef(0);
  const begin = () => {
    began.current = performance.now();
  };
  const finish = async (at: Point | Point[]) => {
    setSeconds((performance.now() - began.current) / 1000);
    const proof = await check(at);
    if (proof) setTimeout(() => onProved(proof), closeAfter);
  };
  return { seconds, begin, finish };
};
