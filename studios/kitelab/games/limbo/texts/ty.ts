import type { Texts } from './en.ts'

export const texts: Texts = {
  'limbo.target': 'Target na multiplier',
  'limbo.bad': 'Ang target ay numero mula {lowest} hanggang {highest}',
  'limbo.won': 'Umabot ang {result} sa {target}',
  'limbo.how':
    'Magtakda ng target at tumaya. Lilipad ang saranggola sa random na taas: kapag naabot nito ang target mo, ibabalik ang taya na pinarami nito.',
  'limbo.odds': 'Ang tsansa ay 0.97 na hinati sa target, kaya 97% ang balik ng bawat target.',
  'limbo.cap':
    'Kapag lalampas sa pinakamalaking payout ang balik ng target mo, ibinababa ito roon: mas madalas naman itong maaabot.',
}
