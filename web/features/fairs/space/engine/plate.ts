import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, type Scene, SRGBColorSpace } from 'three';
import { before } from '#contract/fairs/geometry.ts';
import type { Placed } from '#contract/fairs/plan.ts';

const size = { width: 2.4, height: 0.72 };
const pixels = 320;

/** A plate over the chosen booth that says which it is, for who wears a headset and sees nothing of the page. */
export const makePlate = (scene: Scene) => {
  const canvas = document.createElement('canvas');
  canvas.width = pixels * (size.width / size.height);
  canvas.height = pixels;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  const material = new MeshBasicMaterial({ map: texture, toneMapped: false });
  const geometry = new PlaneGeometry(size.width, size.height);
  const mesh = new Mesh(geometry, material);
  mesh.visible = false;
  scene.add(mesh);
  return {
    /** Shows lines over a booth, the first one large; without a booth nothing is shown. */
    show: (booth: Placed | undefined, lines: readonly string[]): void => {
      mesh.visible = Boolean(booth && lines.length);
      const c = canvas.getContext('2d');
      if (!booth || !c) return;
      c.fillStyle = '#16211d';
      c.fillRect(0, 0, canvas.width, canvas.height);
      c.fillStyle = '#f2b32a';
      c.fillRect(0, 0, 14, canvas.height);
      c.fillStyle = '#ffffff';
      c.textBaseline = 'middle';
      lines.forEach((line, i) => {
        c.font = `${i ? 400 : 600} ${i ? 58 : 104}px "Source Sans 3", "Noto Sans SC", sans-serif`;
        c.fillText(line, 50, i ? 250 : 112, canvas.width - 80);
      });
      texture.needsUpdate = true;
      const [x, y] = before(booth);
      mesh.position.set(x, 2.55, y);
    },
    /** Turns to who looks at it. */
    face: (x: number, y: number): void => mesh.lookAt(x, mesh.position.y, y),
    dispose: (): void => {
      geometry.dispose();
      material.dispose();
      texture.dispose();
    },
  };
};
