import { dots, h2, h3, p, shows, table } from '../writing.ts';
import { eightSemesters, type Programme } from './programme.ts';

export const csit: Programme = {
  semesters: eightSemesters,
  picture: shows(
    'chalk-curves',
    'Curves and their tangents in chalk on a blackboard of the mathematics department',
  ),
  fields: {
    title: 'BSc CSIT',
    full_name: 'Bachelor of Science in Computer Science and Information Technology',
    description: [
      p(
        'This is the college’s most demanding programme and makes no secret of it. It treats computing as a science: why an algorithm is fast, why a proof holds, what a machine can never do, and how physics sets the limit to the rest.',
      ),
      p(
        'Forty students begin each autumn. They spend about a third of their time with mathematics and physics, a third with the theory of computation, and a third at the machine, where Room 404 is theirs from 6:15 until one o’clock.',
      ),
      h2('What is particular here'),
      dots(
        'Every student builds a computer from parts in the second semester, and installs its operating system by hand.',
        'Graphics, cryptography, image processing and machine learning are taught by people who also do them.',
        'A research seminar meets on Thursdays at one; undergraduates present, teachers ask.',
        'Data that students collect in the neighbourhood stays with the neighbourhood.',
      ),
      p(
        'The final-year project takes a whole semester and ends before a jury with two members from outside. Recent subjects were a loom in the browser, a Nepali speech reader for bank forms, and twelve sensors that measure the valley’s haze.',
      ),
    ].join(''),
    admission_policy: [
      p(
        'One must have passed class twelve in science, with physics and with mathematics of at least a hundred marks each, in second division or with C in every subject. The university’s entrance examination decides; its list is binding for us.',
      ),
      table(
        ['Part of the examination', 'Questions'],
        ['Mathematics', '35'],
        ['Physics', '25'],
        ['English', '20'],
        ['Chemistry', '10'],
        ['Computing and reasoning', '10'],
      ),
      p(
        'In the past three years the last seat went to ranks 412, 388 and 431. Who stands lower is put on a waiting list, and about five of it are called in the week after admission.',
      ),
      h3('Cost'),
      p(
        'The semester fee is NPR 81,000, of which NPR 8,500 keep the laboratories running. On admission NPR 20,000 are due besides. Three of the forty places carry the full need-based scholarship.',
      ),
    ].join(''),
    program_objective: [
      p(
        'We want to educate computer scientists who are not at the mercy of the next fashion. Tools change every four years; a degree has to last for forty.',
      ),
      h3('After eight semesters one should'),
      dots(
        'be at home in discrete mathematics, calculus, linear algebra and probability',
        'know the classical algorithms well enough to recognise them in disguise',
        'have written a compiler for a small language, and a kernel module that did not crash twice',
        'be able to read a research paper and to rebuild its experiment',
        'explain all this to a cousin who repairs motorcycles',
      ),
    ].join(''),
    job_prospectus: [
      p(
        'About a third of our graduates go on to a master’s programme within two years, most often in Kathmandu, Bangkok, Trondheim or Delft. They leave with letters from teachers who have supervised a project, not merely marked an answer sheet.',
      ),
      p(
        'The others become software engineers, data engineers, network and security specialists. Seven work for the country’s payment switches, five at the meteorological office, and two keep the servers of a telescope in the Atacama desert awake.',
      ),
      table(
        ['Year of graduation', 'Graduates', 'Employed after six months', 'Studying further'],
        ['two years ago', '33', '22', '9'],
        ['last year', '36', '23', '12'],
        ['this year', '35', '24', '8'],
      ),
      p(
        'Whoever looks for a thesis, an internship or an argument with a practitioner is welcome at the alumni evening in Chaitra.',
      ),
    ].join(''),
  },
};
