import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  RepeatWrapping,
  type Scene,
  SRGBColorSpace,
} from 'three';
import type { Point } from '#contract/fairs/plan.ts';

const half = 0.085;

/** The picture of a twisted thread. */
const twist = (): CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 32;
  const c = canvas.getContext('2d');
  if (c) {
    c.fillStyle = '#f2b32a';
    c.fillRect(0, 0, 32, 32);
    c.strokeStyle = '#d18f0e';
    c.lineWidth = 5;
    for (const x of [-32, 0, 32]) {
      c.beginPath();
      c.moveTo(x, 32);
      c.lineTo(x + 32, 0);
      c.stroke();
    }
  }
  const t = new CanvasTexture(canvas);
  t.wrapS = t.wrapT = RepeatWrapping;
  t.colorSpace = SRGBColorSpace;
  return t;
};

/** Corners of a band along a way, mitred where it turns. */
export const bandOf = (way: readonly Point[]): { position: Float32Array; uv: Float32Array; index: number[] } => {
  const position = new Float32Array(way.length * 6);
  const uv = new Float32Array(way.length * 4);
  const index: number[] = [];
  let along = 0;
  way.forEach((p, i) => {
    const [a, b] = [way[i - 1] ?? p, way[i + 1] ?? p];
    if (i > 0) along += Math.hypot(p[0] - a[0], p[1] - a[1]);
    const unit = (from: Point, to: Point): Point => {
      const l = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      return [(to[0] - from[0]) / l, (to[1] - from[1]) / l];
    };
    const [u, v] = [i > 0 ? unit(a, p) : unit(p, b), i < way.length - 1 ? unit(p, b) : unit(a, p)];
    let [nx, ny] = [-(u[1] + v[1]), u[0] + v[0]];
    const l = Math.hypot(nx, ny) || 1;
    const wide = half / Math.max(0.5, l / 2);
    [nx, ny] = [(nx / l) * wide, (ny / l) * wide];
    position.set([p[0] + nx, 0.018, p[1] + ny, p[0] - nx, 0.018, p[1] - ny], i * 6);
    uv.set([along * 4, 0, along * 4, 1], i * 4);
    if (i > 0) {
      const q = i * 2;
      index.push(q - 2, q, q - 1, q - 1, q, q + 1);
    }
  });
  return { position, uv, index };
};

/** The way to the chosen booth, as an amber thread on the floor. */
export const makeThread = (scene: Scene) => {
  const map = twist();
  const material = new MeshBasicMaterial({
    map,
    side: 2,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.visible = false;
  scene.add(mesh);
  return {
    lay: (way: readonly Point[]) => {
      mesh.visible = way.length > 1;
      mesh.geometry.dispose();
      mesh.geometry = new BufferGeometry();
      if (!mesh.visible) return;
      const { position, uv, index } = bandOf(way);
      mesh.geometry.setAttribute('position', new BufferAttribute(position, 3));
      mesh.geometry.setAttribute('uv', new BufferAttribute(uv, 2));
      mesh.geometry.setIndex(index);
    },
    dispose: () => {
      scene.remove(mesh);
      mesh.geometry.dispose();
      material.dispose();
      map.dispose();
    },
  };
};
