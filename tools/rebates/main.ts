/** `npm run rebates -- <what> …`: what bets bring back in a brand, while the platform runs. */
import { runDesk } from '../operate/brand-desk.ts'
import { answer, lengths, usage } from './answer.ts'
import { openDesk } from './desk.ts'

await runDesk({ usage, lengths, open: openDesk, answer })
