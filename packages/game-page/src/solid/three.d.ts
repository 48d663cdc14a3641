/** What is used of three, which brings no types of its own. */
declare module 'three' {
  class Vector2 {
    constructor(x: number, y: number)
  }
  class Quaternion {
    setFromUnitVectors(from: Vector3, to: Vector3): this
    setFromAxisAngle(axis: Vector3, angle: number): this
    setFromEuler(turn: Euler): this
    slerp(to: Quaternion, share: number): this
    slerpQuaternions(from: Quaternion, to: Quaternion, share: number): this
    multiply(by: Quaternion): this
    premultiply(by: Quaternion): this
    copy(from: Quaternion): this
    clone(): Quaternion
    invert(): this
  }
  class Vector3 {
    x: number
    y: number
    z: number
    constructor(x?: number, y?: number, z?: number)
    set(x: number, y: number, z: number): this
    setScalar(all: number): this
    copy(from: Vector3): this
    clone(): Vector3
    add(other: Vector3): this
    sub(other: Vector3): this
    addScaledVector(other: Vector3, by: number): this
    subVectors(a: Vector3, b: Vector3): this
    lerp(to: Vector3, share: number): this
    lerpVectors(from: Vector3, to: Vector3, share: number): this
    multiplyScalar(by: number): this
    normalize(): this
    length(): number
    distanceTo(other: Vector3): number
    dot(other: Vector3): number
    crossVectors(a: Vector3, b: Vector3): this
    applyQuaternion(turn: Quaternion): this
    toArray(): [number, number, number]
    project(camera: PerspectiveCamera): this
  }
  class Euler {
    constructor(x?: number, y?: number, z?: number, order?: string)
    x: number
    y: number
    z: number
    set(x: number, y: number, z: number): this
  }
  class Color {
    constructor(color: string)
    set(color: string): this
    copy(from: Color): this
    clone(): Color
    lerp(to: Color, share: number): this
    multiplyScalar(by: number): this
    setScalar(all: number): this
    getHexString(): string
  }
  class Matrix4 {
    makeScale(x: number, y: number, z: number): this
    setPosition(x: number, y: number, z: number): this
  }
  class Object3D {
    name: string
    readonly position: Vector3
    readonly rotation: Euler
    readonly quaternion: Quaternion
    readonly scale: Vector3
    readonly matrix: Matrix4
    readonly parent: Object3D | null
    readonly children: readonly Object3D[]
    visible: boolean
    castShadow: boolean
    receiveShadow: boolean
    frustumCulled: boolean
    renderOrder: number
    add(...parts: Object3D[]): this
    remove(...parts: Object3D[]): this
    removeFromParent(): this
    clear(): this
    clone(): this
    traverse(visit: (each: Object3D) => void): void
    getWorldPosition(into: Vector3): Vector3
    updateMatrix(): void
    updateMatrixWorld(isForced?: boolean): void
    lookAt(at: Vector3): void
    worldToLocal(point: Vector3): Vector3
    localToWorld(point: Vector3): Vector3
  }
  class Group extends Object3D {}
  class Texture {
    colorSpace: string
    anisotropy: number
    wrapS: number
    wrapT: number
    needsUpdate: boolean
    readonly repeat: { set(x: number, y: number): void }
    dispose(): void
  }
  class CanvasTexture extends Texture {
    constructor(canvas: HTMLCanvasElement)
  }
  interface Attribute {
    readonly count: number
    needsUpdate: boolean
    getX(i: number): number
    getY(i: number): number
    getZ(i: number): number
    setXY(i: number, x: number, y: number): void
    setXYZ(i: number, x: number, y: number, z: number): void
  }
  class Float32BufferAttribute implements Attribute {
    constructor(values: readonly number[], size: number)
    readonly count: number
    needsUpdate: boolean
    getX(i: number): number
    getY(i: number): number
    getZ(i: number): number
    setXY(i: number, x: number, y: number): void
    setXYZ(i: number, x: number, y: number, z: number): void
  }
  class BufferGeometry {
    readonly attributes: { readonly position: Attribute; readonly uv: Attribute }
    setAttribute(name: string, attribute: Attribute): this
    setIndex(index: readonly number[]): this
    computeVertexNormals(): void
    rotateX(by: number): this
    rotateY(by: number): this
    rotateZ(by: number): this
    translate(x: number, y: number, z: number): this
    scale(x: number, y: number, z: number): this
    dispose(): void
  }
  class Shape {
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    quadraticCurveTo(cx: number, cy: number, x: number, y: number): this
    absarc(x: number, y: number, radius: number, from: number, to: number, isClockwise?: boolean): this
    absellipse(
      x: number,
      y: number,
      radiusX: number,
      radiusY: number,
      from: number,
      to: number,
      isClockwise?: boolean,
    ): this
    readonly holes: Shape[]
  }
  class ShapeGeometry extends BufferGeometry {
    constructor(shape: Shape, around?: number)
  }
  class ExtrudeGeometry extends BufferGeometry {
    constructor(
      shape: Shape,
      how: {
        readonly depth: number
        readonly bevelEnabled?: boolean
        readonly bevelSize?: number
        readonly bevelThickness?: number
        readonly bevelSegments?: number
        readonly curveSegments?: number
      },
    )
  }
  class CapsuleGeometry extends BufferGeometry {
    constructor(radius: number, long: number, down: number, around: number)
  }
  class CircleGeometry extends BufferGeometry {
    constructor(radius: number, around: number, from?: number, length?: number)
  }
  class IcosahedronGeometry extends BufferGeometry {
    constructor(radius: number, detail?: number)
  }
  class BoxGeometry extends BufferGeometry {
    constructor(width: number, height: number, depth: number)
  }
  class CylinderGeometry extends BufferGeometry {
    constructor(
      top: number,
      bottom: number,
      height: number,
      around: number,
      high?: number,
      isOpen?: boolean,
      from?: number,
      length?: number,
    )
  }
  class LatheGeometry extends BufferGeometry {
    constructor(points: readonly Vector2[], around: number, from?: number, length?: number)
  }
  class OctahedronGeometry extends BufferGeometry {
    constructor(radius: number)
  }
  class PlaneGeometry extends BufferGeometry {
    constructor(width: number, height: number, across?: number, down?: number)
  }
  class RingGeometry extends BufferGeometry {
    constructor(inner: number, outer: number, around: number)
  }
  class SphereGeometry extends BufferGeometry {
    constructor(
      radius: number,
      around: number,
      down: number,
      from?: number,
      length?: number,
      topFrom?: number,
      topLength?: number,
    )
  }
  class TorusGeometry extends BufferGeometry {
    constructor(radius: number, thick: number, across: number, around: number, length?: number)
  }
  interface Surface {
    readonly color?: string | Color
    readonly map?: Texture
    readonly metalness?: number
    readonly roughness?: number
    readonly emissive?: string
    readonly emissiveIntensity?: number
    readonly envMapIntensity?: number
    readonly flatShading?: boolean
    readonly transparent?: boolean
    readonly opacity?: number
    readonly depthWrite?: boolean
    readonly side?: number
    readonly blending?: number
    readonly vertexColors?: boolean
    readonly toneMapped?: boolean
    readonly clearcoat?: number
    readonly clearcoatRoughness?: number
    readonly sheen?: number
    readonly sheenRoughness?: number
    readonly sheenColor?: Color
    readonly specularIntensity?: number
  }
  class Material {
    readonly map?: Texture | null
    opacity: number
    transparent: boolean
    needsUpdate: boolean
    dispose(): void
  }
  class MeshStandardMaterial extends Material {
    constructor(surface: Surface)
    readonly color: Color
    readonly emissive: Color
    emissiveIntensity: number
    roughness: number
    metalness: number
  }
  class MeshPhysicalMaterial extends MeshStandardMaterial {}
  class MeshBasicMaterial extends Material {
    constructor(surface: Surface)
    readonly color: Color
  }
  class Mesh extends Object3D {
    constructor(geometry: BufferGeometry, material: Material | readonly Material[])
    readonly geometry: BufferGeometry
    material: Material | readonly Material[]
  }
  class InstancedMesh extends Mesh {
    constructor(geometry: BufferGeometry, material: Material, count: number)
    readonly instanceMatrix: Attribute
    dispose(): void
    readonly instanceColor: Attribute | null
    setMatrixAt(i: number, matrix: Matrix4): void
    setColorAt(i: number, color: Color): void
  }
  class Scene extends Object3D {
    environment: Texture | null
    background: Color | Texture | null
    environmentIntensity: number
  }
  class PerspectiveCamera extends Object3D {
    constructor(fov: number, aspect: number, near: number, far: number)
    aspect: number
    fov: number
    updateProjectionMatrix(): void
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
  interface Shadow {
    readonly mapSize: { set(width: number, height: number): void }
    readonly map: { dispose(): void } | null
    readonly camera: {
      left: number
      right: number
      top: number
      bottom: number
      near: number
      far: number
    }
    bias: number
    normalBias: number
    radius: number
  }
  class Light extends Object3D {
    intensity: number
    readonly color: Color
    dispose(): void
  }
  class HemisphereLight extends Light {
    constructor(sky: string, ground: string, intensity: number)
  }
  class DirectionalLight extends Light {
    constructor(color: string, intensity: number)
    readonly target: Object3D
    readonly shadow: Shadow
  }
  class PointLight extends Light {
    constructor(color: string, intensity: number, distance: number, decay: number)
  }
  class SpotLight extends Light {
    constructor(
      color: string,
      intensity: number,
      distance: number,
      angle: number,
      penumbra: number,
      decay: number,
    )
    readonly target: Object3D
    readonly shadow: Shadow
  }
  class PMREMGenerator {
    constructor(renderer: WebGLRenderer)
    fromScene(scene: Scene, blur: number): { readonly texture: Texture; dispose(): void }
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
    toneMappingExposure: number
    readonly info: { readonly memory: { readonly geometries: number; readonly textures: number } }
    getContext(): WebGL2RenderingContext
    setPixelRatio(ratio: number): void
    setSize(width: number, height: number): void
    render(scene: Scene, camera: PerspectiveCamera): void
    dispose(): void
    forceContextLoss(): void
  }
  const AdditiveBlending: number
  const BackSide: number
  const DoubleSide: number
  const PCFSoftShadowMap: number
  const RepeatWrapping: number
  const NeutralToneMapping: number
  const PCFShadowMap: number
  const SRGBColorSpace: string
}

declare module 'three/addons/geometries/RoundedBoxGeometry.js' {
  import type { BufferGeometry } from 'three'
  export class RoundedBoxGeometry extends BufferGeometry {
    constructor(width: number, height: number, depth: number, segments: number, radius: number)
  }
}
