'use client';
import { truanalytica } from '@/lib/screens/truanalytica';
import { stageOf } from './stage';

export const Live = stageOf(truanalytica);
