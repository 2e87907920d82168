import type { Subject } from './scene.ts';
import * as cores from './subjects/cores.ts';
import * as fabrics from './subjects/fabrics.ts';
import * as finished from './subjects/finished.ts';
import * as heaps from './subjects/heaps.ts';
import * as liquids from './subjects/liquids.ts';
import * as machines from './subjects/machines.ts';
import * as moulding from './subjects/moulding.ts';
import * as parts from './subjects/parts.ts';
import * as plant from './subjects/plant.ts';
import * as robots from './subjects/robots.ts';
import * as rolls from './subjects/rolls.ts';
import * as sites from './subjects/sites.ts';
import * as stock from './subjects/stock.ts';
import * as testing from './subjects/testing.ts';
import * as vehicles from './subjects/vehicles.ts';
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
  'rtm-press': { draw: machines.rtmPress, seeds: 2 },
  'filament-winder': { draw: machines.filamentWinder, seeds: 2 },
  'pultrusion-line': { draw: machines.pultrusionLine, seeds: 2 },
  oven: { draw: machines.oven, seeds: 2 },
  'cutting-table': { draw: machines.cuttingTable, seeds: 2 },
  'five-axis': { draw: robots.fiveAxis, seeds: 2 },
  'tape-robot': { draw: robots.tapeRobot, seeds: 2 },
  braider: { draw: robots.braider, seeds: 2 },
  'measuring-machine': { draw: robots.measuring, seeds: 2 },
  instrument: { draw: robots.instrument, seeds: 1 },
  'boat-hull': { draw: vehicles.boatHull, seeds: 2 },
  'body-panel': { draw: vehicles.bodyPanel, seeds: 2 },
  wheel: { draw: vehicles.wheel, seeds: 2 },
  'bicycle-frame': { draw: vehicles.bicycleFrame, seeds: 2 },
  drone: { draw: vehicles.drone, seeds: 2 },
  'battery-cover': { draw: vehicles.batteryCover, seeds: 2 },
  'wind-blade': { draw: sites.windBlade, seeds: 2 },
  'vessel-rack': { draw: sites.vesselRack, seeds: 2 },
  tank: { draw: sites.tank, seeds: 2 },
  factory: { draw: sites.factory, seeds: 2 },
  'hall-inside': { draw: sites.hallInside, seeds: 2 },
  insulator: { draw: sites.insulator, seeds: 2 },
  infusion: { draw: moulding.infusion, seeds: 2 },
  'core-kit': { draw: moulding.coreKit, seeds: 2 },
  'tooling-block': { draw: moulding.toolingBlock, seeds: 2 },
  canisters: { draw: liquids.canisters, seeds: 2 },
  grating: { draw: finished.grating, seeds: 2 },
  radome: { draw: finished.radome, seeds: 2 },
  'manhole-cover': { draw: finished.cover, seeds: 1 },
};
