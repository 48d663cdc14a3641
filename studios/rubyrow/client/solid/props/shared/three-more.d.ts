/** What these models use of three besides what the picture does. */
declare module 'three' {
  interface Quaternion {
    set(x: number, y: number, z: number, w: number): this
    toArray(): [number, number, number, number]
  }
  interface Matrix4 {
    makeTranslation(x: number, y: number, z: number): this
    readonly elements: readonly number[]
  }
  interface InstancedMesh {
    count: number
    getMatrixAt(i: number, into: Matrix4): void
  }
  interface Material {
    addEventListener(name: 'dispose', work: () => void): void
  }
  class MeshMatcapMaterial extends Material {
    constructor(surface: {
      readonly matcap: Texture
      readonly side: number
      readonly transparent: boolean
      readonly depthWrite: boolean
      readonly blending: number
      readonly opacity: number
    })
  }
  const FrontSide: number
}
