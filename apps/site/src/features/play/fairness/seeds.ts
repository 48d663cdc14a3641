/** A member's seeds at the makers: asked for, changed, and drawn anew on this device. */
import { fairness, type ReplyOf } from '@jackfruit/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'

type Makers = ReplyOf<typeof fairness.seeds>
export type MakerSeeds = Makers['makers'][number]
export type Pairs = NonNullable<MakerSeeds['seeds']>

const key = ['seeds']
const seedBytes = 16

export const useSeeds = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(fairness.seeds, { signal }) })

/** Changes the seed at one maker; what it answers takes the place of what was shown. */
export function useChangeSeeds(): (vassalage: string, clientSeed: string) => Promise<void> {
  const cache = useQueryClient()
  return async (vassalage, clientSeed) => {
    try {
      const changed = await call(fairness.changeSeeds, { body: { vassalage, clientSeed } })
      cache.setQueryData<Makers>(
        key,
        (shown) =>
          shown && {
            makers: shown.makers.map((maker) => (maker.vassalage === vassalage ? changed : maker)),
          },
      )
      // Proofs that were sealed when they were opened are not any more: they are not even shown meanwhile.
      cache.removeQueries({ queryKey: ['records', 'one'] })
    } catch (failure) {
      // Refused, or nobody knows: the seeds may stand otherwise than shown.
      void cache.invalidateQueries({ queryKey: key })
      throw failure
    }
  }
}

/** 128 bits by the browser's own generator: neither site nor maker takes part. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(seedBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
