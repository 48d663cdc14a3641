import type { Texts } from './en.ts'

export const texts: Texts = {
  'sicbo.rules':
    'Tatlong dice ang ihahagis. Ang Maliit ay kabuuang 4 hanggang 10, ang Malaki ay 11 hanggang 17; kapag triple, talo ang Maliit, Malaki, Odd at Even.',
  'sicbo.bets':
    'Ang isang numero ay nagbabayad sa bawat dice na nagpapakita nito. Panalo ang dalawa o tatlong numero kapag lumabas lahat; ang parehong numero nang dalawa o tatlong beses ay double o triple. Ang pangkat ng apat, na may markang ×3, ay panalo kapag magkakaiba ang tatlong dice at lahat ay kasama rito.',
}
