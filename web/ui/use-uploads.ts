import { useEffect, useRef, useState } from 'react';
import { type FileKind, fileKinds, judgeFile } from '#contract/files.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/lang.ts';
import { refusalOf, type Stored, type Upload } from './upload.ts';

/** A file on its way: running with the share sent, or broken off and ready for another try. */
export type Way = { key: string; file: File; share: number; broken: boolean };

type Input = {
  kind: FileKind;
  most: number;
  value: readonly Stored[];
  onChange: (value: Stored[]) => void;
  upload: Upload;
};

/** Uploads in the order chosen, two at a time. What is refused goes away with its message, what broke off stays. */
export const useUploads = ({ kind, most, value, onChange, upload }: Input) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  const [ways, setWays] = useState<Way[]>([]);
  const [messages, setMessages] = useState<string[]>([]);
  const [told, setTold] = useState('');
  const latest = useRef(value);
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef<Way[]>([]);
  const running = useRef(0);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const s of all.values()) s.abort();
    };
  }, []);

  const set = (key: string, part: Partial<Way> | null) =>
    setWays((all) => all.flatMap((w) => (w.key !== key ? [w] : part ? [{ ...w, ...part }] : [])));

  const run = async (way: Way) => {
    const stop = new AbortController();
    stops.current.set(way.key, stop);
    const { name } = way.file;
    setTold(t('file.running', { name }));
    try {
      const done = await upload(way.file, {
        progress: (share) => set(way.key, { share }),
        signal: stop.signal,
      });
      latest.current = [...latest.current, { id: done.id, url: done.url, name: done.name, size: done.size }];
      onChange([...latest.current]);
      set(way.key, null);
      setTold(t('file.done', { name }));
    } catch (err) {
      const message = refusalOf(err);
      if (stop.signal.aborted || message) set(way.key, null);
      else set(way.key, { broken: true, share: 0 });
      if (message && !stop.signal.aborted) setMessages((m) => [...m, t('file.refused', { name, message })]);
    }
    stops.current.delete(way.key);
  };
  const next = async (): Promise<void> => {
    const way = queue.current.shift();
    if (!way) return;
    running.current += 1;
    await run(way);
    running.current -= 1;
    await next();
  };
  const start = (list: Way[]) => {
    queue.current.push(...list);
    while (running.current < 2 && queue.current.length > 0) void next();
  };

  const limit = f.number(fileKinds[kind].limit / 1024, 0);
  const kinds = fileKinds[kind].extensions.join(', ');
  const add = (chosen: File[]) => {
    const said: string[] = [];
    const good = chosen.filter((file) => {
      const fault = judgeFile(file, kind);
      if (fault) said.push(t(`file.${fault}`, { name: file.name, kinds, limit, size: f.number(file.size / 1024, 0) }));
      return !fault;
    });
    const room = Math.max(0, most - latest.current.length - ways.filter((w) => !w.broken).length);
    const over = most === 1 ? good.slice(1) : good.slice(room);
    if (over.length > 0) said.push(t('file.tooMany', { most, names: over.map((x) => x.name).join(', ') }));
    if (most === 1 && good.length > 0) {
      for (const w of ways) stop(w);
      latest.current = [];
    }
    const list = good
      .slice(0, most === 1 ? 1 : room)
      .map((file) => ({ key: crypto.randomUUID(), file, share: 0, broken: false }));
    setMessages(said);
    setWays((all) => [...(most === 1 && list.length > 0 ? [] : all), ...list]);
    start(list);
  };
  const again = (way: Way) => {
    const fresh = { ...way, broken: false, share: 0 };
    set(way.key, fresh);
    start([fresh]);
  };
  const stop = (way: Way) => {
    queue.current = queue.current.filter((w) => w.key !== way.key);
    stops.current.get(way.key)?.abort();
    set(way.key, null);
  };
  return { ways, messages, told, add, again, stop, hush: () => setMessages([]), limit, kinds };
};
