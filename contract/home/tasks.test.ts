import { describe, expect, it } from 'vitest';
import type { Task } from './task.ts';
import { byUrgency, type TaskKind } from './tasks.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const inDays = (d: number) => new Date(now + d * 86_400_000).toISOString();
const task = (id: string, o: { kind?: TaskKind; due?: number; since?: number }): Task => ({
  kind: o.kind ?? 'shipOrder',
  id,
  number: '',
  title: {},
  other: null,
  n: 1,
  since: inDays(o.since ?? -1),
  due: o.due === undefined ? null : inDays(o.due),
  may: true,
  to: '/',
});
const order = (...tasks: Task[]) => tasks.toSorted(byUrgency(now)).map((t) => t.id);

describe('tasks stand', () => {
  it('overdue first, then what is due soon, both by deadline', () => {
    expect(
      order(
        task('soon', { due: 2 }),
        task('late', { due: -1, kind: 'answerDispute' }),
        task('later', { due: -9 }),
        task('none', { kind: 'answerDispute' }),
        task('sooner', { due: 1 }),
      ),
    ).toEqual(['later', 'late', 'sooner', 'soon', 'none']);
  });

  it('the rest by weight, whatever is due in weeks; then by deadline, then by age', () => {
    expect(order(task('draft', { kind: 'continueInquiry' }), task('far', { kind: 'shipOrder', due: 60 }))).toEqual([
      'far',
      'draft',
    ]);
    expect(order(task('b', { due: 30 }), task('a', { due: 9 }), task('c', {}))).toEqual(['a', 'b', 'c']);
    expect(order(task('young', { since: -1 }), task('old', { since: -5 }))).toEqual(['old', 'young']);
  });
});
