/** One warm lamp over the table with a soft shadow, a golden rim from behind, and what the hall's own colour fills in. */
import { Color, DirectionalLight, HemisphereLight, type Scene, SpotLight } from 'three'

export function lightHall(scene: Scene, tone: string): void {
  const key = new SpotLight('#fff3e2', 310, 40, 0.62, 0.9, 1.7)
  key.position.set(-3.4, 12.5, 5.6)
  key.target.position.set(0, 0.4, -1.2)
  key.castShadow = true
  key.shadow.mapSize.set(1024, 1024)
  key.shadow.bias = -0.0005
  key.shadow.normalBias = 0.03
  key.shadow.radius = 4
  const rim = new DirectionalLight('#ffc35a', 2.1)
  rim.position.set(5, 6, -8)
  const other = new DirectionalLight('#ff9d6b', 1.1)
  other.position.set(-6, 4, -7)
  const fill = new DirectionalLight(
    `#${new Color(tone).lerp(new Color('#ffffff'), 0.55).getHexString()}`,
    0.5,
  )
  fill.position.set(6, 4, 7)
  scene.add(key, key.target, rim, other, fill, new HemisphereLight('#fff1dc', tone, 0.7))
}
