import { useBrand } from '../../../../shared/session/brand.ts'
import { useText } from '../../../../shared/text/text.ts'

const linkPlace = '\u0001'

/** The sentence of age and terms; the terms open beside the form, so that nothing typed is lost. */
export function AgeAgreement({ age }: { age: number }) {
  const text = useText()
  const { playMoney } = useBrand()
  const sentence = text(playMoney ? 'register.agree' : 'register.agree_plain', { age, terms: linkPlace })
  const [before = '', after = ''] = sentence.split(linkPlace)
  return (
    <>
      {before}
      <a
        href="/info?page=terms"
        target="_blank"
        rel="noopener"
        className="text-link underline underline-offset-2"
      >
        {text('frame.terms')}
      </a>
      {after}
    </>
  )
}
