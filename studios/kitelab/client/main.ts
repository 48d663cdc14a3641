import { start } from '@jackfruit/game-page/start'
import { instantViews } from './views.ts'

/** What many play at once has a page of its own, which nobody else loads. */
const flights: ReadonlySet<string> = new Set(['crash-hti'])

const [, code = ''] = location.pathname.split('/').filter(Boolean)
const root = document.getElementById('game')
if (root && flights.has(code)) void import('./flight/start.ts').then((flight) => flight.start(root))
else start(instantViews)
