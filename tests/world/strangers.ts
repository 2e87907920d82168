import { type Call, makeCall } from '#contract/core/client.ts';
import { newSecret } from '#server/platform/ids.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';

/** The name of a browser that nobody has seen before, as a header. */
export const newDevice = (): { cookie: string } => ({ cookie: `xdevice=${newSecret()}` });

/** The typed client from an address of its own, as nobody unless headers say more. */
export const from = (p: TestPlatform, address: string, headers: Record<string, string> = {}): Call =>
  makeCall(async (path, init) =>
    p.api.request(
      path,
      { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } },
      { incoming: { socket: { remoteAddress: address }, headers: {} } as never },
    ),
  );
