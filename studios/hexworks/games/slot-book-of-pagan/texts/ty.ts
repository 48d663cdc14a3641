import type { Texts } from './en.ts'

export const texts: Texts = {
  'book.book': 'Pumapalit ang Libro sa bawat ibang simbolo, at bilang scatter ay nagbabayad saanman.',
  'book.free':
    'Ang tatlo o higit pang Libro ay may 10 free spins. Bago magsimula, binubunot ang isang espesyal na simbolo: kapag nasa sapat na dami ng reel, pinupuno nito ang mga iyon at nagbabayad sa lahat ng line, saanman ang puwesto. Puwede itong mapanalunan ulit.',
  'book.note': 'Pinupuno nito ang mga reel at nagbabayad saanman',
}
