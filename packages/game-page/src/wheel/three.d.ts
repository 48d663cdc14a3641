/** What is used of three, which brings no types of its own. */
declare module 'three' {
  class Vector2 {
    constructor(x: number, y: number)
  }
  class Vector3 {
    x: number
    y: number
    z: number
    constructor(x: number, y: number, z: number)
    set(x: number, y: number, z: number): this
    project(camera: PerspectiveCamera): this
  }
  class Euler {
    x: number
    y: number
    z: number
    set(x: number, y: number, z: number): this
  }
  class Color {
    constructor(color: string)
    multiplyScalar(by: number): this
  }
  class Matrix4 {
    makeScale(x: number, y: number, z: number): this
    setPosition(x: number, y: number, z: number): this
  }
  class Object3D {
    readonly position: Vector3
    readonly rotation: Euler
    readonly matrix: Matrix4
    visible: boolean
    castShadow: boolean
    receiveShadow: boolean
    frustumCulled: boolean
    add(...parts: Object3D[]): this
    updateMatrix(): void
    updateMatrixWorld(): void
    lookAt(at: Vector3): void
  }
  class Group extends Object3D {}
  class Texture {}
  class CanvasTexture extends Texture {
    constructor(canvas: HTMLCanvasElement)
    colorSpace: string
    anisotropy: number
  }
  interface Attribute {
    readonly count: number
    needsUpdate: boolean
    getX(i: number): number
    getY(i: number): number
    setXY(i: number, x: number, y: number): void
  }
  class BufferGeometry {
    readonly attributes: { readonly position: Attribute; readonly uv: Attribute }
    rotateX(by: number): this
    scale(x: number, y: number, z: number): this
  }
  class BoxGeometry extends BufferGeometry {
    constructor(width: number, height: number, depth: number)
  }
  class CylinderGeometry extends BufferGeometry {
    constructor(top: number, bottom: number, height: number, around: number)
  }
  class LatheGeometry extends BufferGeometry {
    constructor(points: readonly Vector2[], around: number)
  }
  class OctahedronGeometry extends BufferGeometry {
    constructor(radius: number)
  }
  class PlaneGeometry extends BufferGeometry {
    constructor(width: number, height: number)
  }
  class RingGeometry extends BufferGeometry {
    constructor(inner: number, outer: number, around: number)
  }
  class SphereGeometry extends BufferGeometry {
    constructor(radius: number, around: number, down: number)
  }
  class TorusGeometry extends BufferGeometry {
    constructor(radius: number, thick: number, across: number, around: number)
  }
  interface Surface {
    readonly color?: string | Color
    readonly map?: Texture
    readonly metalness?: number
    readonly roughness?: number
    readonly emissive?: string
    readonly emissiveIntensity?: number
    readonly transparent?: boolean
    readonly opacity?: number
    readonly depthWrite?: boolean
    readonly side?: number
  }
  class Material {}
  class MeshStandardMaterial extends Material {
    constructor(surface: Surface)
  }
  class MeshBasicMaterial extends Material {
    constructor(surface: Surface)
  }
  class Mesh extends Object3D {
    constructor(geometry: BufferGeometry, material: Material)
  }
  class InstancedMesh extends Mesh {
    constructor(geometry: BufferGeometry, material: Material, count: number)
    readonly instanceMatrix: Attribute
    readonly instanceColor: Attribute | null
    setMatrixAt(i: number, matrix: Matrix4): void
    setColorAt(i: number, color: Color): void
  }
  class Scene extends Object3D {
    environment: Texture | null
    environmentIntensity: number
  }
  class PerspectiveCamera extends Object3D {
    constructor(fov: number, aspect: number, near: number, far: number)
    aspect: number
    setViewOffset(
      fullWidth: number,
      fullHeight: number,
      x: number,
      y: number,
      width: number,
      height: number,
    ): void
    clearViewOffset(): void
  }
  class AmbientLight extends Object3D {
    constructor(color: string, intensity: number)
  }
  class DirectionalLight extends Object3D {
    constructor(color: string, intensity: number)
  }
  class SpotLight extends Object3D {
    constructor(
      color: string,
      intensity: number,
      distance: number,
      angle: number,
      penumbra: number,
      decay: number,
    )
    readonly target: Object3D
    readonly shadow: { readonly mapSize: { set(width: number, height: number): void }; bias: number }
  }
  class PMREMGenerator {
    constructor(renderer: WebGLRenderer)
    fromScene(scene: Scene, blur: number): { readonly texture: Texture }
    dispose(): void
  }
  class WebGLRenderer {
    constructor(how: {
      readonly antialias: boolean
      readonly alpha: boolean
      readonly powerPreference: WebGLPowerPreference
    })
    readonly domElement: HTMLCanvasElement
    readonly shadowMap: { enabled: boolean; type: number }
    toneMapping: number
    getContext(): WebGL2RenderingContext
    setPixelRatio(ratio: number): void
    setSize(width: number, height: number): void
    render(scene: Scene, camera: PerspectiveCamera): void
    dispose(): void
    forceContextLoss(): void
  }
  const BackSide: number
  const NeutralToneMapping: number
  const PCFShadowMap: number
  const SRGBColorSpace: string
}
