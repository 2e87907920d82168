import type { Subject } from './scene.ts';
import * as cores from './subjects/cores.ts';
import * as fabrics from './subjects/fabrics.ts';
import * as heaps from './subjects/heaps.ts';
import * as liquids from './subjects/liquids.ts';
import * as parts from './subjects/parts.ts';
import * as plant from './subjects/plant.ts';
import * as rolls from './subjects/rolls.ts';
import * as stock from './subjects/stock.ts';
import * as testing from './subjects/testing.ts';
import * as wound from './subjects/wound.ts';

interface Entry {
  draw: Subject;
  /** Variants, numbered from 1. */
  seeds: number;
  /** Fine texture costs bytes; 0 is the usual quality, negative saves. */
  quality?: number;
}

/** Every picture there is. */
export const CATALOGUE: Record<string, Entry> = {
  'carbon-twill': { draw: fabrics.carbonTwill, seeds: 3, quality: -6 },
  'glass-weave': { draw: fabrics.glassWeave, seeds: 2, quality: -6 },
  'aramid-weave': { draw: fabrics.aramidWeave, seeds: 2, quality: -6 },
  'natural-weave': { draw: fabrics.naturalWeave, seeds: 2, quality: -6 },
  'stitched-fabric': { draw: fabrics.stitchedFabric, seeds: 2, quality: -6 },
  'ud-fabric': { draw: fabrics.unidirectional, seeds: 2, quality: -6 },
  'chopped-mat': { draw: fabrics.choppedMat, seeds: 2, quality: -12 },
  roving: { draw: wound.roving, seeds: 3 },
  'tape-spool': { draw: wound.tapeSpool, seeds: 2 },
  'wound-vessel': { draw: wound.woundVessel, seeds: 3 },
  'prepreg-roll': { draw: rolls.prepregRoll, seeds: 3 },
  'film-roll': { draw: rolls.filmRoll, seeds: 3 },
  honeycomb: { draw: cores.honeycomb, seeds: 2 },
  'foam-cores': { draw: cores.foamCores, seeds: 2 },
  'sandwich-panel': { draw: cores.sandwichPanel, seeds: 2 },
  'plank-stack': { draw: cores.plankStack, seeds: 2 },
  profiles: { draw: stock.profiles, seeds: 2 },
  pipes: { draw: stock.pipes, seeds: 2 },
  rebar: { draw: stock.rebar, seeds: 2 },
  'resin-drums': { draw: liquids.resinDrums, seeds: 3 },
  'gelcoat-buckets': { draw: liquids.gelcoatBuckets, seeds: 2 },
  cartridges: { draw: liquids.cartridges, seeds: 2 },
  pellets: { draw: heaps.pellets, seeds: 3 },
  'compound-sheets': { draw: heaps.compoundSheets, seeds: 2 },
  'test-coupons': { draw: testing.testCoupons, seeds: 2 },
  'test-frame': { draw: testing.testFrame, seeds: 2 },
  document: { draw: testing.document, seeds: 2 },
  autoclave: { draw: plant.autoclave, seeds: 2 },
  hall: { draw: plant.hall, seeds: 2 },
  mould: { draw: plant.mould, seeds: 3 },
  'blade-root': { draw: plant.bladeRoot, seeds: 2 },
  'moulded-part': { draw: parts.mouldedPart, seeds: 2 },
  machine: { draw: parts.machine, seeds: 2 },
};
