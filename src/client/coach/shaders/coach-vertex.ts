/** Moves the vertices: fingers, breath, bones; and finds how much the limbs darken each other. */

import { add, cross, scale, unit, type V3 } from '#client/coach/rig/vector.ts';
import { PIECE } from '#client/coach/shape/figure.ts';
import { ARM_DIR, BONE_COUNT, JOINT, SHOE_UP } from '../body/bind-pose.ts';
import { POSITION_SCALE } from '../mesh/vertex-layout.ts';
import { FAN, KNUCKLES } from '../shape/limbs.ts';
import { COUNT, f, HEAD, OCCLUSION, v3 } from './glsl.ts';

const U = ARM_DIR;
const W: V3 = unit(cross(U, [0, 0, 1]));
const along = (t: number, z = 0): V3 => add(add(JOINT.hand, scale(U, t)), [0, 0, z]);

/** `fold` turns what is beyond t = 0 about c, from direction u towards w; softly over a reach. */
export const COACH_VERTEX = `${HEAD}
layout(location=0) in vec3 aPos; layout(location=1) in vec3 aNor; layout(location=2) in vec4 aMisc;
layout(location=3) in uvec4 aJoint; layout(location=4) in vec4 aWeight; layout(location=5) in uint aMask;
uniform mat4 uView; uniform vec4 uBone[${BONE_COUNT * 2}]; uniform vec4 uMood[3], uFold[2]; uniform float uHand;
out vec3 vRest, vNor, vPos; out vec3 vMisc;
${OCCLUSION}
void fold(inout vec3 p, inout vec3 n, vec3 c, vec3 u, vec3 w, float t, float reach, float angle){
  float k=clamp(t/reach,0.,1.); if(k<=0.) return;
  float ca=cos(angle*k), sa=sin(angle*k); vec3 q=p-c; float x=dot(q,u), y=dot(q,w);
  p+=u*(x*ca-y*sa-x)+w*(x*sa+y*ca-y);
  x=dot(n,u); y=dot(n,w); n+=u*(x*ca-y*sa-x)+w*(x*sa+y*ca-y);
}
void closeHand(inout vec3 p, inout vec3 n){
  float sd=sign(p.x); vec4 a=sd>0.?uFold[0]:uFold[1]; vec3 m=vec3(sd,1.,1.), q=p;
  vec3 u=${v3(U)}*m, w=${v3(W)}*m, v=vec3(0.,0.,1.); float t=dot(q-${v3(JOINT.hand)}*m,u), z=(q.z-(${f(JOINT.hand[2])}))/uHand;
  float thumb=smoothstep(-.003,.003,z-.0375-max(0.,t-.066)*.25), finger=1.-thumb, beyond=${f(FAN)}*max(0.,t-${f(KNUCKLES)});
  float which=(clamp(floor(z/(1.+beyond)/.0176+2.),0.,3.)-1.5)*.0176;
  p.z-=which*uHand*beyond*smoothstep(.02,.3,a.x)*finger;
  float slack=1.-which*11.*a.x*(1.-min(a.x/1.3,1.));
  fold(p,n,${v3(along(0.116))}*m,u,w,t-.11,.013,a.y*slack*finger);
  fold(p,n,${v3(along(0.073))}*m,u,w,t-.066,.018,a.x*slack*finger);
  fold(p,n,${v3(along(0.062, 0.046))}*m,u,w,t-.056,.014,a.z*.8*thumb);
  fold(p,n,${v3(along(0.03, 0.018))}*m,v,w,z-.012,.03,a.w*smoothstep(.008,.04,t)*max(thumb,smoothstep(.064,.05,t)));
}
void bareFoot(inout vec3 p, vec3 n){
  float sd=sign(p.x), x=p.x*sd-${f(JOINT.foot[0])}+.036, front=smoothstep(.05,.15,p.z), toes=smoothstep(.1,.19,p.z);
  p.xz-=n.xz*.0065; p.x-=sd*toes*(x-.03)*.12;
  p.y=${f(SHOE_UP)}+(p.y-${f(SHOE_UP)})*mix(1.,.55,front);
  p.z-=toes*(.012+4.2*x*x);
}
void main(){
  vec3 q0=aPos*${f(POSITION_SCALE)}, p=q0, nn=aNor; int piece=int(aMisc.x*255.+.5);
  if(piece==${PIECE.hand}) closeHand(p,nn);
  else if(piece==${PIECE.body}) p+=nn*uMood[1].z*.007*exp(-pow((q0.y-1.2)/.12,2.))*step(abs(q0.x),.16)*clamp(nn.z*.7+.4,0.,1.);
  else if(piece==${PIECE.shoe}&&uMood[1].w>0.) bareFoot(p,nn);
  vec3 P=vec3(0.), n=vec3(0.);
  for(int k=0;k<4;k++){
    int j=int(aJoint[k])*2; vec4 q=uBone[j]; float w=aWeight[k];
    P+=w*(p+2.*cross(q.xyz,cross(q.xyz,p)+q.w*p)+uBone[j+1].xyz);
    n+=w*(nn+2.*cross(q.xyz,cross(q.xyz,nn)+q.w*nn));
  }
  n=normalize(n);
  if(piece==${PIECE.hair}) P.y=max(P.y,.004);
  float o=1.;
  for(int i=0;i<${COUNT};i++) if(((aMask>>uint(i))&1u)==0u) o*=open(i,P,n,.85);
  o*=1.-.25*clamp(.5-n.y*.9,0.,1.)*exp(-max(P.y,0.)*7.);
  vRest=q0; vNor=n; vPos=P; vMisc=vec3(aMisc.x,aMisc.y,o);
  gl_Position=uView*vec4(P,1.);
}`;
