import type { Texts } from './en.ts'

export const texts: Texts = {
  'bac.P': 'Player',
  'bac.B': 'Banker',
  'bac.T': 'Tie',
  'bac.PP': 'Player Pair',
  'bac.BP': 'Banker Pair',
  'bac.EP': 'Either Pair',
  'bac.XP': 'Perfect Pair',
  'bac.BIG': 'Malaki',
  'bac.SML': 'Maliit',
  'bac.S6': 'Super 6',
  'bac.L6': 'Lucky 6',
  'bac.D7': 'Dragon 7',
  'bac.P8': 'Panda 8',
  'bac.DBP': 'P Bonus',
  'bac.DBB': 'B Bonus',
  'bac.rules':
    'Walong deck, binabalasa sa bawat round. Ang A ay 1, ang 10 at mga face card ay 0, at huling digit lang ng kabuuan ang binibilang. Ang walo o siyam sa dalawang baraha ay tumatapos sa round.',
  'bac.third':
    'Kumukuha ang Player ng ikatlong baraha sa 0 hanggang 5. Kumukuha ang Banker sa 0 hanggang 2, humihinto sa 7, at sa pagitan nito ay sumusunod sa barahang kinuha ng Player.',
  'bac.push':
    'Kapag tie, ibinabalik ang mga taya sa Player at Banker. 0.95:1 ang bayad ng Banker. Ang Malaki ay lima o anim na baraha, ang Maliit ay apat. Nagbabayad ang mga bonus sa natural o sa panalong lamang ng apat na puntos o higit pa.',
}
