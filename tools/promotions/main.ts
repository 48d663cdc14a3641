/** `npm run promotions -- <what> …`: what an operator makes and decides of offers, while the platform runs. */
import { runDesk } from '../operate/brand-desk.ts'
import { answer, lengths, options, usage } from './answer.ts'
import { openDesk } from './desk.ts'

await runDesk({ usage, lengths, options, open: openDesk, answer })
