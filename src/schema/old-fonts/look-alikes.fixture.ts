/** Texts that are no Nepali in an old font, one a line: English, romanised Nepali, code, addresses, file names, mixtures. */
export const LOOK_ALIKES: readonly string[] = String.raw`
The result of the first semester is published.
Please bring your admit card and a pen.
Who is the principal?
Don't forget: the office closes at 3 p.m.!
Admission open for BCA, BBS and B.Ed.
It's a holiday on Friday; classes resume on Sunday.
"Quoted", she said - and left.
Fees (in NPR): 45,000/- per semester
Room no. 12/B, 2nd floor
A+ / B- / C
Jazz night
Lok Geet
Dr. K. C. Sharma, Ph.D.
Mr. Jha
Prof. Dr. S.K. Pradhan
BCA
BBS
M.Sc.
CSIT
IT Lab
Wi-Fi
e-mail
e-library
i.e. the last one
Q&A
R&D
AT&T
24/7
9:15
10:30-16:00
2083/84
2026-11-24
01-4412345
+977-9841234567
98412 34567
Rs. 1,250.50
50%
#12
@college
C-7K2M
A-1B2C
Q3-2026
ISBN 978-3-16-148410-0
kati kista ma tirna milcha
mero naam ram ho
namaste, tapai lai kasto cha?
admission kahile khulcha?
dashain ma college kati din banda huncha
fee kati ho
sodhpuch ko lagi
hajur, form kaha paincha
ma BCA padhna chahanchhu
bholi bida ho?
kripaya thaha dinu hola
jhyal dhoka
jhola
Jhapa
Gorkha
Tribhuvan University
Kathmandu, Nepal
Lalitpur-3, Pulchowk
Biratnagar
Dhangadhi
Pokhara
Chitwan
Lumbini
Ilam
bidyarthi
xatra
jindagi
pragya
office@college.edu.np
ram.sharma@gmail.com
mailto:office@college.edu.np
https://college.edu.np/notices?page=2
http://localhost:3000/admin
www.college.edu.np
college.edu.np
/notice/exam-routine/12
../src/ui/day.tsx
C:\Users\clerk\Desktop\notice.docx
\\server\share\forms
notice-2083.pdf
IMG_2034.JPG
routine_final_v2 (1).xlsx
photo.jpeg
index.html
main.ts
package.json
.gitignore
README.md
const day = '2026-11-20';
let x = a[0];
var f = function() {};
if (x) { return y; }
for (let i = 0; i < n; i++) {}
import { day } from './day.ts';
export default {};
a => a.b
x && y || z
foo(bar)
foo()
array[3]
{ "a": 1, "b": [2, 3] }
["x", "y"]
<p>Hello</p>
<br/>
&nbsp;
SELECT * FROM notices;
UPDATE account SET lang='ne';
{{ title }}
$name and #{name}
$HOME/bin
git commit -m "x"
npm run build && npm test
ls -la | grep day
chmod +x run.sh
/^\d{4}-\d{2}$/
[A-Za-z]+
.day-field { color: red; }
#main > p
--input-size: 1rem;
rgb(20 16 16 / 0.55)
#ad1238
0x7F
1e10
3.14159
x = y + z
y = mx + c
a^2 + b^2 = c^2
H2O
CO2
NaCl
E = mc2
pH 7
f(x)
10 km/h
5'11"
1st, 2nd, 3rd
½ cup
A4
Ctrl+S
Ctrl + Shift + V
F5
Alt+F4
iPhone
JavaScript
TypeScript
McDonald
GitHub
YouTube
eSewa
Khalti
ConnectIPS
LinkedIn
WhatsApp
O'Neill
D'Souza
rock'n'roll
'n'
could've
y'all
ma'am
students'
[sic]
[1]
[x] done
[ ] to do
(a)
a)
1.
*
**bold**
_italic_
~~gone~~
| a | b |
|---|---|
> quoted
:)
;-)
:-D
<3
^_^
¯\_(ツ)_/¯
...
—
???
!!!
a/b
and/or
his/her
he/she
w/o
c/o
n/a
km/h
TBA
FAQ's
Alumini
lorem ipsum dolor sit amet
Guten Tag, wie geht's?
Ça va très bien
¿Qué tal?
señor
naïve café
Привет
你好
hello नेपाल
g]kfn नेपाल
नेपाल
सूचना 2083
BCA sf] kl/Iff
Hello g]kfn
see g]kfn@gmail.com
https://g]kfn.com
Notice: ;"rgf
the sfo{qmd
Please read ;"rgf first
qwerty
asdf
asdfgh
zxcvbn
jkl;
hjkl
aaaa
xyz
xxx
zzz
kkk
QQ
LOL
gfd
dfly
sf
df
jf
d]
x'
g}
/\
]
f]
S3cr3t!
P@ssw0rd
hunter2
Tr0ub4dor&3
correct horse battery staple
dGVzdA==
eyJhbGciOiJIUzI1NiJ9
550e8400-e29b-41d4-a716-446655440000
d1349984
`
  .split('\n')
  .filter((line) => line !== '');
