import { arrived, follow, type Place, placeAt } from '@jackfruit/fairness'
import type { Ask, Told } from './talk.ts'

let place: Place = placeAt({ seq: '0', head: '' })
let account = ''

/** Recomputes the chain of entries off the page's own thread, one stretch after another. */
self.onmessage = async ({ data }: MessageEvent<Ask>) => {
  const tell = (told: Told) => self.postMessage(told)
  if (data.what === 'start') {
    place = placeAt(data.start)
    account = data.accountId
    return tell({ seq: place.seq, broken: null })
  }
  if (data.what === 'end') return tell({ seq: place.seq, broken: arrived(place, data.end) })
  const step = await follow(place, data.entries, account)
  place = step.place
  tell({ seq: place.seq, broken: step.broken })
}
