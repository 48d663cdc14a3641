import { useText } from '../../../../shared/text/text.ts'

const linkPlace = '\u0001'

/** The sentence of age and terms; the terms open beside the form, so that nothing typed is lost. */
export function AgeAgreement({ age }: { age: number }) {
  const text = useText()
  const [before = '', after = ''] = text('register.agree', { age, terms: linkPlace }).split(linkPlace)
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
