import type { SKRSContext2D } from '@napi-rs/canvas';

/** A film is drawn on 1280 by 720; `s` is the second that is drawn, of `length`. */
export const frame = { width: 1280, height: 720, rate: 24 } as const;
type Draw = (c: SKRSContext2D, s: number, length: number) => void;
export type Scene = { length: number; poster: number; draw: Draw };

const ink = { carbon: '#15191b', carbon2: '#20272a', line: '#48514f', paper: '#f4f6f5', quiet: '#a9b3b0' };
const tone = { warp: '#0e7c67', weft: '#f2b32a', steel: '#7d929c', resin: '#c98a2b', bad: '#d0524d', sky: '#2f7fbf' };

const ease = (x: number) => {
  const t = Math.min(1, Math.max(0, x));
  return t * t * (3 - 2 * t);
};
/** How far something is that begins and ends at these seconds: 0 to 1. */
const through = (s: number, from: number, to: number) => ease((s - from) / (to - from));

const ground = (c: SKRSContext2D) => {
  c.fillStyle = ink.carbon;
  c.fillRect(0, 0, frame.width, frame.height);
};
const text = (c: SKRSContext2D, words: string, x: number, y: number, size = 30, color: string = ink.paper) => {
  c.font = `${size}px sans-serif`;
  c.fillStyle = color;
  c.fillText(words, x, y);
};
const box = (c: SKRSContext2D, color: string, x: number, y: number, w: number, h: number) => {
  c.fillStyle = color;
  c.fillRect(x, y, w, h);
};
const stroke = (c: SKRSContext2D, color: string, width: number, points: readonly (readonly [number, number])[]) => {
  c.strokeStyle = color;
  c.lineWidth = width;
  c.beginPath();
  points.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
  c.stroke();
};
/** Axes of a curve, with their units at the ends. */
const axes = (c: SKRSContext2D, x: number, y: number, w: number, h: number, units: [string, string]) => {
  stroke(c, ink.line, 3, [
    [x, y - h],
    [x, y],
    [x + w, y],
  ]);
  text(c, units[0], x + w - 60, y + 40, 26, ink.quiet);
  text(c, units[1], x - 20, y - h - 18, 26, ink.quiet);
};
const curve = (n: number, f: (x: number) => readonly [number, number]) =>
  Array.from({ length: n + 1 }, (_, i) => f(i / n));

/** A bag is closed over a lay-up and emptied; the pressure is held, then rises where there is a leak. */
const vacuumBag: Draw = (c, s) => {
  ground(c);
  box(c, tone.steel, 80, 470, 620, 26);
  for (let i = 0; i < 6; i++)
    box(c, i % 2 ? '#333c40' : '#4a565b', 190, 448 - i * 16, 400 * through(s, 1 + i, 2.4 + i), 14);
  const down = through(s, 12, 20);
  const leak = s > 28 ? through(s, 28, 36) * 0.35 : 0;
  const lift = (1 - down + leak) * 150;
  if (s > 7)
    stroke(c, tone.sky, 6, [
      [110, 468],
      [170, 450 - lift * 0.4],
      ...curve(20, (x) => [170 + 440 * x, 350 - lift * Math.sin(Math.PI * x) * (0.8 + 0.2 * Math.sin(s * 5))] as const),
      [610, 450 - lift * 0.4],
      [670, 468],
    ]);
  for (const x of [106, 656]) box(c, tone.weft, x, 460, 22 * through(s, 7, 9), 12);
  if (s > 28) {
    c.fillStyle = tone.bad;
    c.beginPath();
    c.arc(660, 462, 12 + 5 * Math.sin(s * 6), 0, 7);
    c.fill();
  }
  axes(c, 820, 500, 380, 300, ['min', 'mbar']);
  const end = Math.min(1, Math.max(0, (s - 12) / 28));
  const pressure = (x: number) =>
    x < 0.29 ? 1000 * (1 - x / 0.29) ** 2 + 6 : x < 0.57 ? 6 + 4 * (x - 0.29) : 8 + (x - 0.57) * 620;
  if (end > 0)
    stroke(
      c,
      s > 28 ? tone.bad : tone.weft,
      5,
      curve(80, (x) => [820 + 380 * x * end, 500 - 0.28 * pressure(x * end)]),
    );
  text(c, `${Math.round(end > 0 ? pressure(end) : 1013)} mbar`, 820, 600, 44);
};

/** Resin runs through a dry lay-up: fast first, slower later. */
const infusion: Draw = (c, s, length) => {
  ground(c);
  const share = Math.sqrt(Math.min(1, Math.max(0, (s - 4) / (length - 10))));
  box(c, '#333c40', 140, 200, 1000, 240);
  for (let i = 0; i < 50; i++)
    stroke(c, '#4a565b', 2, [
      [140 + i * 20, 200],
      [140 + i * 20, 440],
    ]);
  c.fillStyle = tone.resin;
  c.beginPath();
  c.moveTo(140, 200);
  for (let i = 0; i <= 24; i++) {
    const lag = 26 * (i / 24) ** 1.4 + 7 * Math.sin(i * 1.7 + s);
    c.lineTo(140 + Math.max(0, 1000 * share - (share > 0 && share < 1 ? lag : 0)), 200 + i * 10);
  }
  c.lineTo(140, 440);
  c.fill();
  box(c, tone.weft, 100, 180, 30, 280);
  box(c, tone.sky, 1150, 180, 30, 280);
  axes(c, 140, 660, 1000, 150, ['min', '%']);
  stroke(
    c,
    tone.weft,
    5,
    curve(
      60,
      (x) =>
        [
          140 + (1000 * (s - 4) * x) / (length - 10),
          660 - 140 * Math.sqrt(Math.max(0, ((s - 4) * x) / (length - 10))),
        ].map((v, i) => (i ? v : Math.min(1140, Math.max(140, v)))) as [number, number],
    ),
  );
  text(c, `${Math.round(40 * share ** 2)} min   ${Math.round(100 * share)} %`, 140, 140, 44);
};

/** A vessel is wound: helical layers first, hoop layers over them. */
const winding: Draw = (c, s) => {
  ground(c);
  const [x0, w, y0, r] = [240, 800, 360, 150];
  c.fillStyle = '#e2e6e4';
  c.beginPath();
  c.roundRect(x0 - 70, y0 - r, w + 140, 2 * r, 120);
  c.fill();
  c.save();
  c.clip();
  const helical = Math.floor(46 * through(s, 3, 22));
  for (let i = 0; i < helical; i++) {
    const x = x0 - 160 + ((i * 83) % (w + 320));
    stroke(c, i % 2 ? '#20272a' : '#333c40', 20, [
      [x, y0 - r - 10],
      [x + (i % 2 ? 300 : -300), y0 + r + 10],
    ]);
  }
  const hoop = Math.floor(40 * through(s, 24, 38));
  for (let i = 0; i < hoop; i++)
    stroke(c, i % 2 ? '#15191b' : '#2a3336', 18, [
      [x0 + 10 + i * 20, y0 - r],
      [x0 + 10 + i * 20, y0 + r],
    ]);
  c.restore();
  const at = s < 23 ? x0 + (w / 2) * (1 + Math.sin(s * 1.6)) : x0 + w * through(s, 24, 38);
  stroke(c, tone.weft, 6, [
    [at, 110],
    [at, y0 - r],
  ]);
  box(c, tone.steel, at - 40, 70, 80, 40);
  box(c, tone.steel, 60, y0 - 14, 110, 28);
  box(c, tone.steel, 1110, y0 - 14, 110, 28);
  text(c, s < 23 ? '±15°' : '88°', 240, 640, 60);
  text(c, `${Math.round(45 - 15 * through(s, 3, 38))} N`, 940, 640, 60, tone.weft);
};

/** Rovings are wetted, formed in a heated die, pulled and cut. */
const pultrusion: Draw = (c, s) => {
  ground(c);
  for (let i = 0; i < 7; i++) {
    c.fillStyle = '#e2e6e4';
    c.beginPath();
    c.arc(90, 150 + i * 70, 26, 0, 7);
    c.fill();
    stroke(c, s > 8 ? tone.resin : '#e2e6e4', 4, [
      [116, 150 + i * 70],
      [330, 330 + i * 10],
      [470, 340 + i * 6],
    ]);
  }
  box(c, '#6b4a17', 300, 400, 120, 70);
  box(c, tone.steel, 470, 300, 330, 120);
  for (let i = 0; i < 3; i++) {
    const hot = through(s, 12 + i * 2, 18 + i * 2);
    box(
      c,
      `rgb(${Math.round(90 + 140 * hot)}, ${Math.round(90 - 20 * hot)}, ${Math.round(100 - 40 * hot)})`,
      480 + i * 108,
      310,
      94,
      20,
    );
    text(c, `${Math.round(25 + [105, 150, 170][i]! * hot)} °C`, 482 + i * 108, 285, 26, tone.weft);
  }
  const out = Math.max(0, s - 20) * 22;
  box(c, '#2a3336', 800, 340, Math.min(440, out), 40);
  for (let i = 0; i < 2; i++) {
    const x = 880 + i * 150 + 40 * Math.sin(s * 1.5 + i * Math.PI);
    box(c, tone.weft, x, 310, 70, 24);
    box(c, tone.weft, x, 386, 70, 24);
  }
  if (s > 40)
    stroke(c, tone.bad, 6, [
      [1200, 260],
      [1200, 260 + 180 * ((s * 0.5) % 1)],
    ]);
  text(c, `${(0.6 * through(s, 20, 26)).toFixed(1)} m/min`, 800, 620, 50);
};

/** How three weaves cross: plain, twill, satin. */
const weaves: Draw = (c, s) => {
  ground(c);
  const [step, kind] = [42, s < 14 ? 0 : s < 28 ? 1 : 2];
  const over = (x: number, y: number) =>
    kind === 0 ? (x + y) % 2 === 0 : kind === 1 ? (x + y) % 4 < 2 : (x + y * 3) % 5 !== 0;
  const rows = Math.floor(13 * through(s % 14, 1, 11));
  for (let x = 0; x < 24; x++) box(c, '#3a4449', 140 + x * step, 90, step - 8, 546);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < 24; x++) {
      box(c, tone.warp, 136 + x * step, 90 + y * step, step, step - 8);
      if (over(x, y)) box(c, '#4a565b', 140 + x * step, 86 + y * step, step - 8, step);
    }
  text(c, ['1/1', '2/2', '4/1'][kind] ?? '', 140, 690, 44, tone.weft);
};

/** A cure cycle is run through: temperature in two dwells, pressure before gelation, degree of cure. */
const cure: Draw = (c, s, length) => {
  ground(c);
  const minute = 300 * Math.min(1, Math.max(0, (s - 3) / (length - 6)));
  const heat = (m: number) =>
    m < 45
      ? 20 + (m / 45) * 100
      : m < 105
        ? 120
        : m < 135
          ? 120 + ((m - 105) / 30) * 60
          : m < 255
            ? 180
            : 180 - ((m - 255) / 45) * 120;
  const press = (m: number) =>
    m < 60 ? 0 : m < 75 ? ((m - 60) / 15) * 6 : m < 270 ? 6 : Math.max(0, 6 - (m - 270) / 5);
  const cured = (m: number) => 100 / (1 + Math.exp(-(m - 165) / 16));
  axes(c, 120, 600, 1000, 440, ['min', '°C · bar · %']);
  const line = (color: string, f: (m: number) => number, k: number) =>
    stroke(
      c,
      color,
      5,
      curve(150, (x) => [120 + (1000 * minute * x) / 300, 600 - k * f(minute * x)]),
    );
  line(tone.bad, heat, 2.3);
  line(tone.sky, press, 40);
  line(tone.weft, cured, 3.4);
  stroke(c, ink.quiet, 2, [
    [120 + minute * (10 / 3), 140],
    [120 + minute * (10 / 3), 600],
  ]);
  text(c, `${Math.round(minute)} min`, 120, 90, 44);
  text(c, `${Math.round(heat(minute))} °C`, 400, 90, 44, tone.bad);
  text(c, `${press(minute).toFixed(1)} bar`, 640, 90, 44, tone.sky);
  text(c, `${Math.round(cured(minute))} %`, 900, 90, 44, tone.weft);
};

export const scenes: Record<string, Scene> = {
  'vacuum-bag-leak': { length: 44, poster: 30, draw: vacuumBag },
  'infusion-front': { length: 42, poster: 22, draw: infusion },
  'winding-a-vessel': { length: 42, poster: 30, draw: winding },
  'pultrusion-line': { length: 48, poster: 36, draw: pultrusion },
  'three-weaves': { length: 42, poster: 26, draw: weaves },
  'cure-cycle': { length: 48, poster: 34, draw: cure },
};
