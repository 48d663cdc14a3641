import type { PlayFailure } from '../play/play-server.ts'
import type { Say } from '../texts.ts'

/** What failed and what is safe, in the player's words. */
export function describeFailure(failure: PlayFailure, say: Say): { title: string; text: string; reference?: string } {
  const reference = failure.code ? { reference: failure.code } : {}
  switch (failure.kind) {
    case 'network':
      return { title: say('error.title.network'), text: say('error.network') }
    case 'busy':
      return { title: say('error.title.network'), text: `${say('error.busy')} ${say('error.network')}`, ...reference }
    case 'session':
      return { title: say('error.title.session'), text: say('error.session') }
    case 'limits':
      return { title: say('error.title.refused'), text: `${say('error.limits')} ${say('error.refused')}`, ...reference }
    case 'returned':
      return { title: say('error.title.refused'), text: say('error.stakeReturned'), ...reference }
    case 'funds':
    case 'refused':
      return { title: say('error.title.refused'), text: say('error.refused'), ...reference }
  }
}
