import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { normalAccount } from '#contract/identity/rules.ts';
import { codeTarget, email, mobile, password } from '#contract/identity/schemas.ts';
import { decodePassword, isCommon } from './accounts/password.ts';
import { accountKey, isLoopback, isNearName } from './rules.ts';

const ok = (s: z.ZodMiniType, v: string) => z.safeParse(s, v).success;

describe('accounts', () => {
  it('takes mainland numbers, 11 digits, 1 then 3 to 9, and others with their code', () => {
    const right = ['13800138000', '19912345678', '138 0013 8000', '+34600123456'];
    expect(right.map((v) => ok(mobile, v))).toEqual([true, true, true, true]);
    expect(['12800138000', '1380013800', '138001380000', '+3460012345', '600123456'].some((v) => ok(mobile, v))).toBe(
      false,
    );
  });
  it('takes e-mail addresses in any case', () => {
    expect(z.parse(email, ' Ana.Garcia@Example.ES ')).toBe('ana.garcia@example.es');
    expect(['a@b', '@b.com', 'a b@c.com', 'a@b..com', 'a@-b.c', "x'@y.com"].some((v) => ok(email, v))).toBe(false);
  });
  it('compares accounts by one form', () => {
    expect(['+86 138-0013-8000', '8613800138000', '13800138000'].map(normalAccount)).toEqual(
      Array(3).fill('13800138000'),
    );
    expect(z.parse(codeTarget, 'HengJing')).toBe('hengjing');
  });
  it('keeps the tabs apart', () => {
    expect(accountKey('13800138000', false)?.column).toBe('phone');
    expect(accountKey('a@b.com', false)?.column).toBe('email');
    expect(accountKey('hengjing', false)).toBeNull();
    expect(accountKey('13800138000', true)?.column).toBe('username');
  });
});

describe('passwords', () => {
  it('has 8 to 128 characters', () => {
    expect([7, 8, 128, 129].map((n) => ok(password, 'x'.repeat(n)))).toEqual([false, true, true, false]);
  });
  it('is none of the commonest, in any case', () => {
    expect(['password', 'PassWord123', '12345678', 'woaini520', '5201314520'].map(isCommon)).toEqual(
      Array(5).fill(true),
    );
    expect(isCommon('twill-2x2-carbon')).toBe(false);
  });
  it('is not one’s own name', () => {
    expect(isNearName('13800138000', '13800138000')).toBe(true);
    expect(isNearName('ana.garcia1', 'ana.garcia@example.es')).toBe(true);
    expect(isNearName('ana.garcia weaves carbon', 'ana.garcia@example.es')).toBe(false);
  });
  it('decodes the wire’s AES-CFB', () => {
    const key = 'pigxpigxpigxpigx';
    const c = createCipheriv('aes-128-cfb', key, key);
    const wire = Buffer.concat([c.update('密码 weave', 'utf8'), c.final()]).toString('base64');
    expect(decodePassword(wire, key)).toBe('密码 weave');
  });
});

it('knows this machine', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', '10.0.0.1', '1127.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
