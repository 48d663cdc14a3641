import { expect, test } from 'vitest'
import type { Topic } from '../../../shared/text/topics.ts'
import { plainText, searchArticles, topicOf } from './search.ts'

const article = (id: string, title: string, content: string) => ({ id, title, content })
const topics: Topic[] = [
  {
    ...{ id: 'money', title: 'Money', kind: 'help' },
    articles: [
      article('turnover', 'What is turnover?', '<p>Bets that count before you <b>withdraw</b>.</p>'),
      article('waiting', 'Why is my withdrawal waiting?', '<p>Most pass in minutes.</p>'),
    ],
  },
  {
    ...{ id: 'fair', title: 'Fair games', kind: 'help' },
    articles: [article('seed', 'မျိုးစေ့ဆိုတာ ဘာလဲ', '<p>Seed</p>')],
  },
]
const ids = (typed: string) => searchArticles(topics, typed).map(({ id }) => id)

test.each([
  ['withdraw', ['waiting', 'turnover']],
  ['WITHDRAW count', ['turnover']],
  ['withdraw nothing-of-it', []],
  ['မျိုးစေ့', ['seed']],
  ['  ', []],
  ['<b>', []],
])('[SC-08] searching %j finds %j', (typed, found) => {
  expect(ids(typed)).toEqual(found)
})

test('marks are no text', () => {
  expect(plainText('<p class="x">a&nbsp;&amp; b</p>').trim()).toBe('a & b')
})

test.each([
  ['fair', 'fair'],
  ['seed', 'fair'],
  ['nowhere', undefined],
])('an address that names %s opens the topic %s', (id, topic) => {
  expect(topicOf(topics, id)?.id).toBe(topic)
})
