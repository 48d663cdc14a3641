import type { merchants } from '@jackfruit/contracts'

/** Flattens the tree of switches into one map: `1` is on, anything else is off; a node under an off node is off. */
export function switchesOf(tree: readonly merchants.SwitchNode[]): ReadonlyMap<string, boolean> {
  const flat = new Map<string, boolean>()
  const walk = (nodes: readonly merchants.SwitchNode[], isParentOn: boolean) => {
    for (const node of nodes) {
      const isOn = isParentOn && node.enabled === '1'
      flat.set(node.modId, isOn)
      walk(node.childrenNodes, isOn)
    }
  }
  walk(tree, true)
  return flat
}

/** Whether a feature shows. A switch that the brand does not name is off: deny by default. */
export function isOn(switches: ReadonlyMap<string, boolean>, modId: string): boolean {
  return switches.get(modId) === true
}
