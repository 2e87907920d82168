import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { CallError } from '#contract/core/client.ts';
import { isPhone } from '#contract/identity/phones.ts';
import { codeProof, isCode, isEmail, normalAccount } from '#contract/identity/rules.ts';
import { verification } from '#contract/verification/calls.ts';
import { certainFields } from '#contract/verification/rules.ts';
import { call } from '#web/lib/call.ts';
import { type OpenProof, uploadOpenFile } from '#web/lib/upload.ts';
import type { Stored, Upload } from '#web/ui/file/upload.ts';
import type { Proof } from '../captcha/use-challenge.ts';
import { type Brought, noLicence } from './brought.ts';

type Input = {
  value: Brought;
  onChange: (part: Partial<Brought>) => void;
  /** A name that was read for certain. */
  onName: (name: string) => void;
  /** What was typed already: a code that is there proves as well as the puzzle. */
  target: string;
  code: string;
};
const isUnproved = (err: unknown) => err instanceof CallError && err.error === 'files.unproved';

/** The puzzle, asked for while an upload waits: `ask` is what its solution goes to. */
const usePuzzle = () => {
  const [ask, setAsk] = useState<{ proved: (p: Proof) => void } | null>(null);
  const puzzle = (signal: AbortSignal): Promise<Proof> =>
    new Promise((done, fail) => {
      signal.addEventListener('abort', () => {
        setAsk(null);
        fail(new Error('abort'));
      });
      setAsk({
        proved: (p) => {
          setAsk(null);
          done(p);
        },
      });
    });
  return { ask, puzzle };
};

/** Proofs that are there without a puzzle: an earlier upload's ticket, a code that was typed. */
const readyProofs = (ticket: string, target: string, code: string): OpenProof[] => {
  const account = normalAccount(target);
  const byCode = (isPhone(account) || isEmail(account)) && isCode(code);
  return [...(ticket ? [{ ticket }] : []), ...(byCode ? [{ randomStr: codeProof, target: account, code }] : [])];
};

/** Uploads a licence without an account, once the visitor has proved to be one, and reads it. */
export const useLicence = ({ value, onChange, onName, target, code }: Input) => {
  const { t } = useTranslation('tools');
  const { ask, puzzle } = usePuzzle();
  const [refused, setRefused] = useState(false);
  const [reading, setReading] = useState(false);
  const [unread, setUnread] = useState('');
  const ticket = useRef(value.ticket);
  const newest = useRef(value.file?.id ?? '');

  const upload: Upload = async (file, on) => {
    setRefused(false);
    const tryWith = async ([first, ...rest]: OpenProof[]): Promise<Awaited<ReturnType<typeof uploadOpenFile>>> => {
      try {
        return await uploadOpenFile(file, on, first ?? (await puzzle(on.signal)));
      } catch (err) {
        if (first && isUnproved(err)) return tryWith(rest);
        if (!on.signal.aborted) setRefused(true);
        throw err;
      }
    };
    const done = await tryWith(readyProofs(ticket.current, target, code));
    ticket.current = done.ticket;
    return done;
  };

  /** Certain fields are filled in; uncertain ones wait for a look. The file stays whatever the reading says. */
  const readFile = async (fileId: string, before: Brought) => {
    newest.current = fileId;
    setReading(true);
    setUnread('');
    try {
      const got = await call(verification.discern, { query: { fileId, ticket: ticket.current }, body: undefined });
      if (newest.current !== fileId) return;
      const fields = { ...before.fields, ...certainFields(got.fields) };
      onChange({ readingId: got.readingId, read: got.fields, turned: got.turned, fields });
      if (fields.name && got.fields.name?.value === fields.name) onName(fields.name);
    } catch (err) {
      if (newest.current === fileId) setUnread(err instanceof CallError ? err.message : t('read.failed'));
    } finally {
      if (newest.current === fileId) setReading(false);
    }
  };
  const take = (file: Stored | undefined) => {
    setUnread('');
    setRefused(false);
    newest.current = '';
    setReading(false);
    if (!file) return onChange(noLicence);
    const fresh = { ...noLicence, file, ticket: ticket.current };
    onChange(fresh);
    void readFile(file.id, fresh);
  };
  const again = () => value.file && void readFile(value.file.id, value);
  return { upload, ask, refused, reading, unread, take, again };
};
