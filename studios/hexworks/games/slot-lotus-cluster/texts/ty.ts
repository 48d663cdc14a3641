import type { Texts } from './en.ts'

export const texts: Texts = {
  'lotus.cluster':
    'Ang lima o higit pang magkakadikit ay nagbabayad, saka nawawala; bumabagsak ang nasa itaas at may mga bagong dumarating mula sa taas.',
  'lotus.marks':
    'Ang cell na nawalan ng simbolo sa ikalawang beses ay nagkakaroon ng multiplier: 2, saka 4, hanggang 128. Ang multiplier ng cluster ay ang kabuuan ng mga multiplier sa mga cell nito.',
}
