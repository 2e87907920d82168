import { type Material, Mesh, PlaneGeometry } from 'three';
import type { HallPlan } from '#contract/fairs/plan.ts';
import { makeMaterials, type Quality } from './materials.ts';
import { Pieces, type Surface } from './pieces.ts';
import { buildShell } from './shell.ts';
import type { Stage } from './stage.ts';
import { drawSigns, drawTextures, type Named, skyOf } from './surfaces.ts';

type Part = { mesh: Mesh; surface: Surface | 'floor' };

const floorOf = ({ width, depth }: HallPlan): PlaneGeometry => {
  const floor = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2).translate(width / 2, 0, depth / 2);
  const uv = floor.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, (uv.getX(i) * width) / 4, (uv.getY(i) * depth) / 4);
  return floor;
};

const bytesOf = (parts: readonly Part[]): number => {
  let bytes = 0;
  for (const { mesh } of parts) {
    for (const a of Object.values(mesh.geometry.attributes)) bytes += (a.array as { byteLength: number }).byteLength;
    bytes += mesh.geometry.index?.array.byteLength ?? 0;
  }
  return bytes;
};

/** All that is built, and what it is covered with; a higher quality is another cover of the same. */
export const makeHouse = ({ renderer, scene, roofLight }: Stage, booths: readonly Named[], first: Quality) => {
  const textures = drawTextures();
  const sky = skyOf(renderer, textures);
  const signs = drawSigns(booths);
  // A face of the page that arrives later is drawn then.
  document.fonts.addEventListener('loadingdone', signs.draw);
  let quality = first;
  // Without reflections a surface gets less light: the low quality makes up for it.
  const light = () => {
    roofLight.intensity = quality === 'low' ? 2.25 : 1.75;
  };
  light();
  let materials = makeMaterials(quality, textures, sky.texture, signs.texture);
  const parts: Part[] = [];
  const add = (mesh: Mesh, surface: Part['surface']) => {
    mesh.matrixAutoUpdate = false;
    mesh.updateMatrix();
    if (surface === 'shade') mesh.renderOrder = 1;
    scene.add(mesh);
    parts.push({ mesh, surface });
  };
  const put = (pieces: Pieces) => {
    for (const { surface, geometry } of pieces.geometries()) add(new Mesh(geometry, materials[surface]), surface);
  };

  return {
    signAt: signs.at,
    get quality() {
      return quality;
    },
    put,
    /** Floor, walls and roof. */
    raise: (plan: HallPlan) => {
      add(new Mesh(floorOf(plan), materials.floor), 'floor');
      const shell = new Pieces();
      buildShell(shell, plan);
      put(shell);
    },
    cover: (next: Quality) => {
      const old = materials;
      quality = next;
      light();
      materials = makeMaterials(next, textures, sky.texture, signs.texture);
      for (const p of parts) p.mesh.material = materials[p.surface];
      for (const m of Object.values<Material>(old)) m.dispose();
    },
    bytes: () => bytesOf(parts),
    dispose: () => {
      document.fonts.removeEventListener('loadingdone', signs.draw);
      for (const { mesh } of parts) mesh.geometry.dispose();
      for (const m of Object.values<Material>(materials)) m.dispose();
      for (const t of Object.values(textures)) t.dispose();
      signs.texture.dispose();
      sky.dispose();
    },
  };
};
export type House = ReturnType<typeof makeHouse>;
