import { connect, type Socket } from 'node:net';

/** Looks for viruses. @throws where the scanner can't be asked: then nothing is taken in */
export type Scanner = { scan: (bytes: Uint8Array) => Promise<'clean' | 'infected'> };

const patience = 20_000;
const part = 64 * 1024;

const dial = (url: string): Socket => {
  const at = new URL(url);
  return url.startsWith('unix:') ? connect(at.pathname) : connect(Number(at.port || 3310), at.hostname);
};

const length = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32BE(n);
  return b;
};

/**
 * ClamAV's daemon over TCP or a unix socket, by its INSTREAM command (clamd(8)): parts with their length before them, a
 * length of zero at the end, one line back. `CLAMAV_URL` names it; without one nothing is scanned.
 */
export const createScanner = (url: string | undefined): Scanner => {
  if (!url) return { scan: () => Promise.resolve('clean') };
  return {
    scan: (bytes) =>
      new Promise((done, fail) => {
        let said = '';
        const socket = dial(url);
        const end = (err: Error | null) => {
          socket.destroy();
          if (err) fail(err);
        };
        socket.setTimeout(patience, () => end(new Error('the virus scanner does not answer')));
        socket.on('error', (err) => end(err));
        socket.on('data', (d: Buffer) => (said += d.toString('latin1')));
        socket.on('close', () => {
          const line = said.replaceAll('\0', '').trim();
          if (/^stream: OK$/.test(line)) done('clean');
          else if (line.endsWith(' FOUND')) done('infected');
          else fail(new Error(`the virus scanner said: ${line.slice(0, 100) || 'nothing'}`));
        });
        socket.on('connect', () => {
          socket.write('zINSTREAM\0');
          for (let at = 0; at < bytes.length; at += part) {
            const chunk = bytes.subarray(at, at + part);
            socket.write(length(chunk.length));
            socket.write(chunk);
          }
          socket.write(length(0));
        });
      }),
  };
};
