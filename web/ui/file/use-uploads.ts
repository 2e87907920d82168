import { useEffect, useRef, useState } from 'react';
import {
  type DrawingLimits,
  drawingLimits,
  type FileKind,
  fileKinds,
  judgeFile,
  limitFor,
} from '#contract/files/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { refusalOf, type Stored, type Upload } from './upload.ts';

/** A file on its way: running with the share sent, or broken off and ready for another try. */
export type RunningUpload = { key: string; file: File; share: number; broken: boolean };

type Input = {
  kind: FileKind;
  limits?: DrawingLimits | undefined;
  most: number;
  value: readonly Stored[];
  onChange: (value: Stored[]) => void;
  upload: Upload;
};

/** The newest values, which a render shows a little later. */
const useStored = (value: readonly Stored[]) => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return {
    stored: () => latest.current,
    keep: (all: readonly Stored[]) => {
      latest.current = all;
    },
  };
};

type Sending = Pick<Input, 'onChange' | 'upload'> & {
  stored: () => readonly Stored[];
  keep: (all: readonly Stored[]) => void;
  /** Changes what is told of a file on its way; null takes it away. */
  set: (key: string, part: Partial<RunningUpload> | null) => void;
  onStatus: (status: string) => void;
  onRefused: (message: string) => void;
};

/** Sends files two at a time in their order. */
const useSending = ({ stored, keep, onChange, upload, set, onStatus, onRefused }: Sending) => {
  const { t } = useTranslation('ui');
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef<RunningUpload[]>([]);
  const running = useRef(0);
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const s of all.values()) s.abort();
    };
  }, []);

  const run = async (one: RunningUpload) => {
    const stop = new AbortController();
    stops.current.set(one.key, stop);
    const { name } = one.file;
    onStatus(t('file.running', { name }));
    try {
      const done = await upload(one.file, {
        progress: (share) => set(one.key, { share }),
        signal: stop.signal,
      });
      const all = [...stored(), { id: done.id, url: done.url, name: done.name, size: done.size }];
      keep(all);
      onChange([...all]);
      set(one.key, null);
      onStatus(t('file.done', { name }));
    } catch (err) {
      const message = refusalOf(err);
      if (stop.signal.aborted || message) set(one.key, null);
      else set(one.key, { broken: true, share: 0 });
      if (message && !stop.signal.aborted) onRefused(t('file.refused', { name, message }));
    }
    stops.current.delete(one.key);
  };
  const next = async (): Promise<void> => {
    const one = queue.current.shift();
    if (!one) return;
    running.current += 1;
    await run(one);
    running.current -= 1;
    await next();
  };
  const start = (list: RunningUpload[]) => {
    queue.current.push(...list);
    while (running.current < 2 && queue.current.length > 0) void next();
  };
  return {
    start,
    abort: (key: string) => {
      queue.current = queue.current.filter((w) => w.key !== key);
      stops.current.get(key)?.abort();
    },
  };
};

/** Uploads in the order chosen, two at a time. What is refused goes away with its message, what broke off stays. */
export const useUploads = ({ kind, limits = drawingLimits, most, value, onChange, upload }: Input) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  const [uploads, setUploads] = useState<RunningUpload[]>([]);
  const [messages, setMessages] = useState<string[]>([]);
  const [status, setStatus] = useState('');
  const set = (key: string, part: Partial<RunningUpload> | null) =>
    setUploads((all) => all.flatMap((w) => (w.key !== key ? [w] : part ? [{ ...w, ...part }] : [])));

  const { stored, keep } = useStored(value);
  const { start, abort } = useSending({
    stored,
    keep,
    onChange,
    upload,
    set,
    onStatus: setStatus,
    onRefused: (message) => setMessages((m) => [...m, message]),
  });

  const limitOf = (name: string) => f.number(limitFor(name, kind, limits) / 1024, 0);
  const kinds = fileKinds[kind].extensions.join(', ');
  const add = (chosen: File[]) => {
    const said: string[] = [];
    const good = chosen.filter((file) => {
      const fault = judgeFile(file, kind, limits);
      const limit = limitOf(file.name);
      if (fault) said.push(t(`file.${fault}`, { name: file.name, kinds, limit, size: f.number(file.size / 1024, 0) }));
      return !fault;
    });
    const room = Math.max(0, most - stored().length - uploads.filter((w) => !w.broken).length);
    const over = most === 1 ? good.slice(1) : good.slice(room);
    if (over.length > 0) said.push(t('file.tooMany', { most, names: over.map((x) => x.name).join(', ') }));
    if (most === 1 && good.length > 0) {
      for (const w of uploads) stop(w);
      keep([]);
    }
    const list = good
      .slice(0, most === 1 ? 1 : room)
      .map((file) => ({ key: crypto.randomUUID(), file, share: 0, broken: false }));
    setMessages(said);
    setUploads((all) => [...(most === 1 && list.length > 0 ? [] : all), ...list]);
    start(list);
  };
  const retry = (one: RunningUpload) => {
    const fresh = { ...one, broken: false, share: 0 };
    set(one.key, fresh);
    start([fresh]);
  };
  const stop = (one: RunningUpload) => {
    abort(one.key);
    set(one.key, null);
  };
  return { uploads, messages, status, add, retry, stop, dismiss: () => setMessages([]) };
};
