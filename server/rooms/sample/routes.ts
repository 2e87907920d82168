import { sample } from '#contract/sample/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { askForSample } from './ask-for-sample.ts';
import { readSubject } from './find-subject.ts';
import { readSample, readSamples } from './read-samples.ts';
import { evaluateSample, offerSample, sendSample, takeStep } from './take-step.ts';

export const routes = [
  route(sample.page, ({ ctx, query }) => readSamples(ctx, query)),
  route(sample.detail, ({ ctx, params }) => readSample(ctx, params.id)),
  route(sample.subject, ({ ctx, query }) => readSubject(ctx, query)),
  route(sample.ask, ({ ctx, body }) => askForSample(ctx, body)),
  route(sample.offer, ({ ctx, params, body }) => offerSample(ctx, params.id, body)),
  route(sample.step, ({ ctx, params, body }) => takeStep(ctx, params.id, body.step, body.reason)),
  route(sample.send, ({ ctx, params, body }) => sendSample(ctx, params.id, body)),
  route(sample.evaluate, ({ ctx, params, body }) => evaluateSample(ctx, params.id, body)),
];
