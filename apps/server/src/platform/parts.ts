/** How the parts of this process are: each tells it of itself, and `/readyz` says it to a balancer and to people. */
export interface Part {
  readonly name: string
  /** Why it is not well; null while it is. */
  readonly why: string | null
  /** Without it this process serves nobody. */
  readonly matters: boolean
}

export interface Parts {
  /**
   * `why` is asked at any time and answers at once, from what the part remembers: null while it is well, or a few
   * words for everybody to read, so without an address or a secret. The answer forgets the part.
   */
  say(name: string, why: () => string | null, manner?: { readonly matters: boolean }): () => void
  all(): readonly Part[]
}

export function openParts(): Parts {
  const said = new Map<string, () => Part>()
  return {
    say(name, why, { matters } = { matters: true }) {
      const part = () => ({ name, why: why(), matters })
      said.set(name, part)
      return () => {
        if (said.get(name) === part) said.delete(name)
      }
    },
    all: () => [...said.values()].map((each) => each()),
  }
}
