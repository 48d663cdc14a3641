/** Gives back what a graphics processor holds: nothing of it is found by the browser's own collector. */
import { InstancedMesh, Light, type Material, Mesh, type Object3D } from 'three'

const materialsOf = ({ material }: Mesh): readonly Material[] =>
  Array.isArray(material) ? (material as readonly Material[]) : [material as Material]

export function release(root: Object3D): void {
  root.traverse((each) => {
    if (each instanceof InstancedMesh) each.dispose()
    if (each instanceof Light) each.dispose()
    if (!(each instanceof Mesh)) return
    each.geometry.dispose()
    for (const material of materialsOf(each)) {
      material.map?.dispose()
      material.dispose()
    }
  })
}
