import { connect } from 'node:net';
import type { Config } from '../config/index.ts';

type ServiceState = 'up' | 'down' | 'absent';
const patience = 2_000;
const ports: Record<string, number> = {
  'smtp:': 25,
  'smtps:': 465,
  'redis:': 6379,
  'rediss:': 6379,
  'tcp:': 3310,
  'http:': 80,
  'https:': 443,
};

/** Whether something listens there: a connection, and nothing said. */
const reach = (url: string | undefined): Promise<ServiceState> => {
  if (!url) return Promise.resolve('absent');
  const at = new URL(url);
  return new Promise((done) => {
    const socket =
      at.protocol === 'unix:'
        ? connect(at.pathname)
        : connect(Number(at.port || ports[at.protocol]), at.hostname.replace(/^\[|\]$/g, ''));
    const end = (state: ServiceState) => {
      socket.destroy();
      done(state);
    };
    socket.setTimeout(patience, () => end('down'));
    socket.on('connect', () => end('up'));
    socket.on('error', () => end('down'));
  });
};

const smsHosts: Record<string, string> = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  twilio: 'https://api.twilio.com',
};

/** What stands beside the database, asked now by this node, each at most two seconds. */
export const reachServices = async (c: Config) => {
  const sms = c.sms && c.sms.provider !== 'none' ? (c.sms.url ?? smsHosts[c.sms.provider]) : undefined;
  const [redis, smtp, gateway, clamav] = await Promise.all([c.redisUrl, c.smtpUrl, sms, c.clamavUrl].map(reach));
  return { redis: redis ?? 'absent', smtp: smtp ?? 'absent', sms: gateway ?? 'absent', clamav: clamav ?? 'absent' };
};
